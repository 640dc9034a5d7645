import { cardLayout, digitsOf, numberLength, type CardFieldKind } from '../shared/card-rules.ts'

/** The caret counts characters from the start of the text. */
export interface EditedText {
  text: string
  caret: number
}

/** Returns the digits in a text, at most as many as the field holds. */
export function fieldDigits(kind: CardFieldKind, raw: string, number = ''): string {
  switch (kind) {
    case 'number':
      return digitsOf(raw).slice(0, numberLength(raw))
    case 'expiry':
      return expiryDigits(raw)
    case 'cvc':
      return digitsOf(raw).slice(0, cardLayout(number).cvcLength)
    default:
      return kind satisfies never
  }
}

/** Formats digits for the field: `4242 4242`, `12 / 34`. */
export function fieldText(kind: CardFieldKind, digits: string): string {
  switch (kind) {
    case 'number':
      return grouped(digits)
    case 'expiry':
      return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`
    case 'cvc':
      return digits
    default:
      return kind satisfies never
  }
}

/**
 * Regroups the digits after an edit and leaves the caret after the same digit. Deleting only a separator also deletes
 * the digit beside it, so that Backspace never gets stuck.
 */
export function formatEdit(
  kind: CardFieldKind,
  edit: {
    /** The text of the field after the browser's edit. */
    raw: string
    caret: number
    before: string
    deleting?: 'backward' | 'forward' | undefined
    /** Decides the length of a security code. */
    number?: string | undefined
  },
): EditedText {
  // While deleting, a single month digit before the slash is incomplete.
  const meant = (raw: string) => fieldDigits(kind, edit.deleting ? digitsOf(raw) : raw, edit.number)
  let digits = meant(edit.raw)
  let digitIndex = meant(edit.raw.slice(0, edit.caret)).length
  if (edit.deleting && digits === edit.before) {
    const at = edit.deleting === 'backward' ? digitIndex - 1 : digitIndex
    if (at >= 0) digits = meant(digits.slice(0, at) + digits.slice(at + 1))
    digitIndex = Math.min(Math.max(0, edit.deleting === 'backward' ? at : digitIndex), digits.length)
  }
  const text = fieldText(kind, digits)
  return {
    text,
    caret: digitIndex < digits.length ? caretAfter(text, digitIndex, !edit.deleting) : text.length,
  }
}

/** Returns the index in `text` after its first `count` digits; while typing also after the separator that follows. */
function caretAfter(text: string, count: number, typing: boolean): number {
  if (count === 0) return 0
  let seen = 0
  let index = 0
  while (index < text.length && seen < count) {
    if (/\d/.test(text.charAt(index))) seen += 1
    index += 1
  }
  if (!typing) return index
  while (index < text.length && !/\d/.test(text.charAt(index))) index += 1
  return index
}

function grouped(digits: string): string {
  const parts: string[] = []
  let start = 0
  for (const length of cardLayout(digits).groups) {
    if (start >= digits.length) break
    parts.push(digits.slice(start, start + length))
    start += length
  }
  return parts.join(' ')
}

/**
 * Returns month and year as four digits. Takes `1/30`, `12/2030` and `2030-12`, as pasted or filled in by the browser.
 */
function expiryDigits(raw: string): string {
  const yearFirst = /^\s*\d{2}(\d{2})-(\d{2})\s*$/.exec(raw)
  if (yearFirst) return `${yearFirst[2]}${yearFirst[1]}`
  const fullYear = /^\s*(\d{1,2})\s*[/-]\s*\d{2}(\d{2})\s*$/.exec(raw)
  if (fullYear) return `${fullYear[1]?.padStart(2, '0')}${fullYear[2]}`
  const oneDigitMonth = /^\s*[1-9]\s*[/-]/.test(raw)
  const digits = digitsOf(raw)
  return (oneDigitMonth ? `0${digits}` : withMonth(digits)).slice(0, 4)
}

/** Completes a month with one possible meaning: `5` is `05`, `13` is January and a year that starts with 3. */
function withMonth(digits: string): string {
  if (/^[2-9]/.test(digits)) return `0${digits}`
  if (/^1[3-9]/.test(digits)) return `0${digits}`
  return digits.startsWith('00') ? digits.slice(1) : digits
}
