import { RequestSucceededScreen } from '@meridian/ui/screens/request-succeeded'
import { useLocation } from 'react-router-dom'
import { readPaymentResult } from './payment-result.ts'

/** What was sent went through; a card payment brings its result along (Spec 2, Success screen; Spec 4, Payment pages). */
export function Component() {
  return <RequestSucceededScreen payment={readPaymentResult(useLocation().state)} />
}
