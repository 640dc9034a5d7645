/** Data that survives a channel, a file and a test that is pasted. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The text that replaces a secret. */
const hidden = '•••'

/** Names of fields that hold secrets, whatever they hold. */
const secretName =
  /token|secret|password|signature|authorization|cookie|proof|cvc|cvv|card.?number|^(pan|jwt)$/i

/**
 * Discord gives its proof under this name, servers the reason of a refusal in lower-case words, and wallets the number of
 * their error: neither of the latter is a secret.
 */
const proofName = /^code$/i
const refusalCode = /^[a-z]+(?:_[a-z]+)*$/

/** Secrets that give themselves away: a JSON web token, an intent's secret, a signature, a card's number. */
const secretText =
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+|\b\w+_secret_\w+|\b0x[0-9a-f]{128,}\b|\b\d(?:[ -]?\d){12,18}\b/gi

const isLeaf = (value: unknown): value is null | boolean | number =>
  value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

/** Turns an error into a record of its fields, marked so that it is told from other records. */
const errorFields = (error: Error): Record<string, unknown> => ({
  $error: error.name,
  message: error.message,
  ...Object.fromEntries(Object.entries(error).filter(([key]) => key !== 'name' && key !== 'cause')),
})

/** Turns a value into plain data and hides its secrets. Nothing else leaves a machine. */
export function redacted(value: unknown, name = '', above: readonly unknown[] = []): Json {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return null
  if (secretName.test(name) && value !== null && value !== '' && typeof value !== 'boolean') return hidden
  if (typeof value === 'string')
    return proofName.test(name) && value !== '' && !refusalCode.test(value)
      ? hidden
      : value.replace(secretText, hidden)
  if (isLeaf(value)) return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  // A circle, or something that is no data of ours.
  if (above.includes(value) || above.length > 12) return '…'
  const within = [...above, value]
  if (Array.isArray(value)) return value.map((one) => redacted(one, name, within))
  const record = value instanceof Error ? errorFields(value) : value
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, inner]) => inner !== undefined && typeof inner !== 'function')
      .map(([key, inner]) => [key, redacted(inner, key, within)]),
  )
}
