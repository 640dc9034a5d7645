/**
 * The longest texts that a call may carry, in UTF-16 code units: what their standards allow, with room. Texts that a
 * rule then measures, such as a password, are longer here, since a rule measures their normal form.
 */
export const textLimits = {
  /** RFC 5321, with the brackets of its path left out. */
  email: 254,
  password: 128,
  /** Also a name that a provider has given before names had a rule. */
  fullName: 512,
  bio: 4096,
  /** A user, an item, or the place in a list. */
  id: 128,
  /** As in Stripe. */
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
  /** An access token of a provider, or a token of ours. */
  token: 4096,
  /** The code of an OAuth return. */
  oauthCode: 1024,
  walletAddress: 64,
  /** A signature in hexadecimal digits; those of smart accounts hold whole calls. */
  walletSignature: 4096,
  walletMessage: 2048,
} as const

/** A kind of text that calls carry. */
export type TextKind = keyof typeof textLimits
