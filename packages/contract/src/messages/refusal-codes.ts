/**
 * A server sends one of these as `code` beside its `message`. Programs read only the code; people read the message.
 * Some servers send no code.
 */
export const refusalCodes = [
  /* The call itself */
  'invalid',
  'unauthorized',
  'forbidden',
  'not_found',
  'too_large',
  'rate_limited',
  'not_ready',
  'server_error',

  /* Accounts */
  'email_taken',
  'credentials_wrong',
  'password_wrong',
  'link_expired',
  'sign_in_failed',
  'provider_failed',
  'signature_wrong',
  'signature_expired',
  'wallet_unsupported',
  'email_missing',
  'takes_over',
  'way_in_taken',
  'last_way_in',
  'sign_in_again',

  /* Payments */
  'already_owned',
  'price_changed',
  'amount_not_payable',
  'payment_for_other_item',
  'payment_unavailable',
  'intent_failed',
  'card_declined',
  'authentication_required',
  'payment_failed',
  'refund_due',
  'payment_refunded',
  'payment_processing',
  'outcome_unknown',
] as const

/** Says why the server refused a call. */
export type RefusalCode = (typeof refusalCodes)[number]

/** Reads a code; returns `undefined` for an unknown one. */
export const refusalCodeOf = (value: unknown): RefusalCode | undefined =>
  refusalCodes.find((code) => code === value)
