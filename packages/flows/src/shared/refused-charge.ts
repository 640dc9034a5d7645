import { ApiError, failureMessage } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'

/** A charge that certainly failed, with the server's code and message if given. */
export interface RefusedCharge {
  status: 'failed'
  code?: RefusalCode | undefined
  message?: Message | undefined
}

/** A server sends these codes only when the call has charged no card. */
const chargedNothing: ReadonlySet<RefusalCode> = new Set([
  'invalid',
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'not_ready',
  'already_owned',
  'price_changed',
  'payment_for_other_item',
  'amount_not_payable',
  'payment_unavailable',
  'intent_failed',
  'card_declined',
  'payment_failed',
  'payment_refunded',
  'refund_due',
])

/**
 * Reads a failed charge. Returns `undefined` when the card may have been charged, as after a refusal without a code. An
 * answer with `success: false` is a refusal; only its code can say that the card may have been charged.
 */
export function refusedCharge(error: unknown): RefusedCharge | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { kind, code } = error
  if (code === undefined ? kind !== 'unexpected' : !chargedNothing.has(code)) return undefined
  return { status: 'failed', code, message: kind === 'unexpected' ? undefined : failureMessage(error, '') }
}
