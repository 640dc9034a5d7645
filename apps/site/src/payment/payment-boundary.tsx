import type { Message } from '@meridian/contract/rules/message'
import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import type { ReactNode } from 'react'
import { CrashedNotice } from '../shell/crashed-notice.tsx'

export interface PaymentBoundaryProps {
  /** How far the payment is, in the words of its flow's view. */
  status: string
  /** What is wrong, or what is known of the payment. */
  message: Message | undefined
  /** What draws the page; the flow runs outside of it. */
  children: ReactNode
}

/** Should a payment page break, its flow goes on: in the page's place stands what the flow knows. */
export function PaymentBoundary({ status, message, children }: PaymentBoundaryProps) {
  const underWay = status === 'processing' || status === 'unknown'
  return (
    <ErrorFallback fallback={<CrashedNotice payment={{ underWay, message }} />}>{children}</ErrorFallback>
  )
}
