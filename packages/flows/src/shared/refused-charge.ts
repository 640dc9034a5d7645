import { ApiError, failureMessage } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import type { RefusalCode } from '@meridian/contract/rules/refusal-codes'

/** A charge of which it is certain that it came to nothing, with the server's code and message where it gave them. */
export interface RefusedCharge {
  status: 'failed'
  code?: RefusalCode | undefined
  message?: Message | undefined
}

/** The refusals with which a server of the contract says that this call has charged no card. */
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
  'intent_failed',
  'card_declined',
  'payment_failed',
  'payment_refunded',
  'refund_due',
])

/**
 * Reads a failed charge. Returns `undefined` where nobody knows whether the card was charged, as after any refusal
 * without a code. An answer without success is a refusal with a message of its own; only a code can say otherwise.
 */
export function refusedCharge(error: unknown): RefusedCharge | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { kind, code } = error
  if (code === undefined ? kind !== 'unexpected' : !chargedNothing.has(code)) return undefined
  return { status: 'failed', code, message: kind === 'unexpected' ? undefined : failureMessage(error, '') }
}
