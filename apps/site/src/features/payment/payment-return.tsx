import { usePaymentReturn } from './use-payment-return.ts'

/** Stands on every page once the browser has come back from a payment, and shows nothing itself. */
export function PaymentReturn(): null {
  usePaymentReturn()
  return null
}
