import type { Message } from '@meridian/contract/messages/message'
import { orderEnds, type PaymentStatus } from '@meridian/contract/money/payment-status'
import type { SnapshotFrom } from 'xstate'
import { inlineMessage, outcomeUnknown, refusedView, type PaymentView } from '../shared/payment-view.ts'
import type { cardChargeMachine } from './card-charge.machine.ts'

/** The view of the card page. */
export interface CardChargeView extends PaymentView {
  /** Card entry opens no payment before the player pays. */
  status: Exclude<PaymentStatus, 'preparing' | 'unavailable'>
  /** The name on the card, as typed. */
  name: string
  /** The inline error of the name. */
  nameError: Message | undefined
}

/** Selects the view of the card page. */
export function selectCardChargeView({
  value,
  context,
}: SnapshotFrom<typeof cardChargeMachine>): CardChargeView {
  const { order, provider, name, nameMissing, error } = context
  if (value === 'refused' || order === null) return { ...refusedView, name, nameError: undefined }
  const form = {
    amountCents: order.amountCents,
    name,
    nameError: nameMissing ? ({ key: 'nameOnCardRequired' } as const) : undefined,
    message: inlineMessage(provider, error),
  }
  switch (value) {
    case 'deciding':
    case 'ready':
      return {
        ...form,
        status: provider === 'missing' ? 'unloaded' : ((error?.code && orderEnds[error.code]) ?? 'ready'),
      }
    case 'preparing':
    case 'charging':
    case 'atBank':
    case 'leaving':
    case 'paid':
      return { ...form, status: 'processing' }
    case 'unknown':
      return { ...form, status: 'unknown', nameError: undefined, message: outcomeUnknown }
    default:
      return value satisfies never
  }
}
