import valid from 'card-validator'

/** A card as the buyer typed it; spaces and dashes are allowed in the number. */
export interface CardInput {
  number: string
  /** `MM/YY`; spaces around the slash are allowed. */
  expiry: string
  cvc: string
}

/** Uses Stripe's code and wording. */
export interface CardProblem {
  code: CardProblemCode
  message: string
}

const problemMessages = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  invalid_cvc: "Your card's security code is invalid.",
} as const

export type CardProblemCode = keyof typeof problemMessages

/** Says how the sandbox's bank treats a well-formed card. */
export type CardOutcome = 'pays' | 'declined' | 'requiresAction' | 'unknown'

/**
 * The sandbox's test cards. Stripe's number for a bank redirect is 4000 0025 0000 3155. People also type the shorter
 * spelling, which fails the Luhn check.
 */
const testCards = new Map<string, CardOutcome>([
  ['4242424242424242', 'pays'],
  ['4000000000000002', 'declined'],
  ['4000000000003155', 'requiresAction'],
  ['4000002500003155', 'requiresAction'],
])

/** No test card has more digits, and some brands allow it. */
const mostDigits = 16

export interface CardLayout {
  /** Digits per group as printed on the card; their sum is the number's length. */
  groups: readonly number[]
  cvcLength: number
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Returns the layout that belongs to a number's first digits. */
export function cardLayout(number: string): CardLayout {
  const brand = valid.number(number).card
  const ends = [...(brand?.gaps ?? [4, 8, 12]), numberLength(number)]
  return {
    groups: ends.map((end, index) => end - (ends[index - 1] ?? 0)),
    cvcLength: brand?.code.size ?? 3,
  }
}

/** Returns the number of digits of a complete card number. */
export const numberLength = (number: string): number => {
  const lengths = valid.number(number).card?.lengths ?? [mostDigits]
  return Math.max(...lengths.filter((length) => length <= mostDigits))
}

/** Reads `MM/YY` or the four digits; `undefined` until both parts are complete. */
export function readExpiry(expiry: string): { month: number; year: number } | undefined {
  const parts = /^\s*(\d{2})\s*(?:\/\s*)?(\d{2})\s*$/.exec(expiry)
  return parts ? { month: Number(parts[1]), year: Number(parts[2]) } : undefined
}

/** An expiry further ahead than these years counts as a typing error. */
const longestValidYears = 50

/** Returns the full year of two digits: in this century, or in the next where that lies too far back. */
function fullYear(twoDigits: number, presentYear: number): number {
  const year = presentYear - (presentYear % 100) + twoDigits
  return year < presentYear - longestValidYears ? year + 100 : year
}

/** Returns the problem of a card number, if there is one. */
export function numberProblem(number: string): CardProblem | undefined {
  if (testCards.has(digitsOf(number))) return undefined
  const { isValid, isPotentiallyValid } = valid.number(number, { maxLength: mostDigits })
  if (isValid) return undefined
  return problem(isPotentiallyValid ? 'incomplete_number' : 'invalid_number')
}

/** Returns the problem of an expiry date, if there is one. A card is valid to the end of its month, in UTC. */
export function expiryProblem(expiry: string, nowMs: number): CardProblem | undefined {
  const read = readExpiry(expiry)
  if (!read) return problem('incomplete_expiry')
  if (read.month < 1 || read.month > 12) return problem('invalid_expiry_month')
  const now = new Date(nowMs)
  const presentYear = now.getUTCFullYear()
  const year = fullYear(read.year, presentYear)
  if (year < presentYear) return problem('invalid_expiry_year_past')
  if (year > presentYear + longestValidYears) return problem('invalid_expiry_year')
  if (year === presentYear && read.month < now.getUTCMonth() + 1) return problem('invalid_expiry_month_past')
  return undefined
}

/** Returns the problem of a security code, if there is one. Its length depends on the card's number. */
export function cvcProblem(cvc: string, number: string): CardProblem | undefined {
  const { isValid, isPotentiallyValid } = valid.cvv(cvc.trim(), cardLayout(number).cvcLength)
  if (isValid) return undefined
  return problem(isPotentiallyValid ? 'incomplete_cvc' : 'invalid_cvc')
}

export type CardFieldKind = keyof CardInput

/** The fields in the order of the form. */
export const cardFields = ['number', 'expiry', 'cvc'] as const satisfies readonly CardFieldKind[]

/** Returns the problem of one field, if there is one. */
export function fieldProblem(kind: CardFieldKind, card: CardInput, nowMs: number): CardProblem | undefined {
  switch (kind) {
    case 'number':
      return numberProblem(card.number)
    case 'expiry':
      return expiryProblem(card.expiry, nowMs)
    case 'cvc':
      return cvcProblem(card.cvc, card.number)
    default:
      return kind satisfies never
  }
}

/** Returns the first problem of a card, in the order of the form. */
export function cardProblem(card: CardInput, nowMs: number): CardProblem | undefined {
  return cardFields.map((kind) => fieldProblem(kind, card, nowMs)).find(Boolean)
}

/** Returns the problem of a field that is being typed: an incomplete one has none yet. */
export function typingProblem(kind: CardFieldKind, card: CardInput, nowMs: number): CardProblem | undefined {
  const found = fieldProblem(kind, card, nowMs)
  return found?.code.startsWith('incomplete') ? undefined : found
}

/** Returns the bank's answer to a well-formed number. Other numbers than test cards are `unknown` and declined. */
export const cardOutcome = (number: string): CardOutcome => testCards.get(digitsOf(number)) ?? 'unknown'

function problem(code: CardProblemCode): CardProblem {
  return { code, message: problemMessages[code] }
}
