import { Info } from 'lucide-react'
import { useMessages } from '../../lib/messages.ts'
import { paymentMessages } from './payment-form.messages.ts'

/** Says that a payment continues although its player is signed out. */
export function SignedOutNote() {
  const { goesOnSignedOut } = useMessages(paymentMessages)
  return (
    <p data-slot="signed-out-note" className="flex gap-2 text-sm leading-5 text-ink-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-gate" />
      <span>{goesOnSignedOut}</span>
    </p>
  )
}
