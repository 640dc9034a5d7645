/** Limits the digits before the decimals. */
const longest = 12

/** Converts a digit of any script; each script has its ten digits in a row. */
const digitOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return String(code - zero)
}

/**
 * Reads a typed price in US dollars; `undefined` where it is none. Digits of any script count, and a dollar sign or
 * code may stand at either end. Comma and dot may both be decimal: the last one is, where one or two digits follow it.
 * Three digits after a mark are a group: `1,000` and `1.000` are a thousand.
 */
export function readPrice(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .trim()
    .replace(/^(US\s?)?\$\s?|^USDT?\s|\s?\$$|\s?USDT?$/gi, '')
    .replaceAll('\u066b', '.')
    .replace(/[\u066c'’\s]/g, '_')
  const [, whole = '', mark, decimals = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  const grouping = grouped.exec(whole)
  if (!grouping || (mark && grouping.includes(mark, 1))) return undefined
  const digits = whole.replace(/\D/g, '')
  if (digits.length > longest || digits + decimals === '') return undefined
  return Number(`${digits}.${decimals}`)
}

/** Matches digits without groups, in groups of three, or in Indian groups: two, and three at the end. */
const grouped = /^(?:\d*|[1-9]\d{0,2}([.,_])(?:\d{3}\1)*\d{3}|[1-9]\d?(,)(?:\d{2},)*\d{3})$/
