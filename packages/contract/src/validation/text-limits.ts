/**
 * Limits the texts of a call, in UTF-16 code units: what their standards allow, and a margin. A password has more room
 * here than in its rule, since the rule measures the normal form.
 */
export const textLimits = {
  /** RFC 5321, without the brackets of its path. */
  email: 254,
  password: 128,
  /** Providers gave longer names before names had a rule. */
  fullName: 512,
  bio: 4096,
  /** The id of a player or an item, or the place in a list. */
  id: 128,
  /** Stripe's own limit. */
  paymentMethodId: 255,
  idempotencyKey: 255,
  title: 500,
  serialNumber: 128,
  nameOnCard: 256,
  currency: 16,
  provider: 32,
  /** A price in an address. */
  price: 32,
  /** A count or a place in an address. */
  wholeNumber: 16,
  search: 100,
  /** An access token or code of a provider, or one of our tokens. */
  token: 4096,
  walletAddress: 64,
  /** Hexadecimal digits; signatures of smart accounts contain whole calls. */
  walletSignature: 4096,
  walletMessage: 2048,
} as const

/** Names the limit of a text in a call. */
export type TextKind = keyof typeof textLimits
