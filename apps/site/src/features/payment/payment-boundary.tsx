import type { Message } from '@meridian/contract/rules/message'
import type { PaymentStatus } from '@meridian/contract/rules/payment-status'
import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../lib/error-notice.tsx'

export interface PaymentBoundaryProps {
  status: PaymentStatus
  /** The fault, or the known state of the payment. */
  message: Message | undefined
  /** The page; the flow runs outside of it. */
  children: ReactNode
}

/** Should a payment page break, its flow goes on: in the page's place stands what the flow knows. */
export function PaymentBoundary({ status, message, children }: PaymentBoundaryProps) {
  const underWay = status === 'processing' || status === 'unknown'
  return <ErrorFallback fallback={<ErrorNotice payment={{ underWay, message }} />}>{children}</ErrorFallback>
}
