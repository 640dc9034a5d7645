/** Selects secrets by their names, anywhere in a context or an event. */
export type Redact = false | readonly string[] | ((path: string, value: unknown) => boolean)

/** Returns the value to show for another, such as a text for an amount. */
export type Serialize = (value: unknown, path: string) => unknown

export interface ShowOptions {
  /**
   * `false` hides nothing. Paths such as `card.number` are hidden in addition to the default. A function decides alone.
   * @default passwords, secrets, authorizations, access tokens, security codes and card numbers
   */
  redact?: Redact | undefined
  serialize?: Serialize | undefined
}

/** Stands for a value that is not shown. */
export const hidden = Symbol('hidden')

/** Returns what may be shown of a value: the value, a replacement, or `hidden`. */
export type Show = (value: unknown, path: readonly string[]) => unknown

const secretName =
  /(password|passphrase|secret|authorization|(access|auth|api|refresh|bearer)_?token|^token|api_?key|private_?key|security_?code|card_?number|^cvc|^cvv)$/

/**
 * Matches JSON web tokens and payment secrets anywhere in a text. The lookahead ends a token's head where another token
 * may begin.
 */
const secretText = /\beyJ(?:(?!-eyJ)[\w-])+\.[\w-]+\.[\w-]+|\b\w+_secret_\w+/g

const plainName = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase()

/** Creates the rule that decides what is shown. It shows numbers, flags and ids by default. */
export function createShow({ redact, serialize }: ShowOptions = {}): Show {
  const isHidden = (value: unknown, path: readonly string[]): boolean => {
    if (redact === false) return false
    const name = path.join('.')
    if (typeof redact === 'function') return redact(name, value)
    if (redact?.some((secret) => name === secret || name.endsWith(`.${secret}`))) return true
    return typeof value === 'string' && value !== '' && path.some((part) => secretName.test(plainName(part)))
  }
  return (value, path) => {
    if (isHidden(value, path)) return hidden
    const shown = serialize ? serialize(value, path.join('.')) : value
    return typeof shown === 'string' && (redact === undefined || typeof redact === 'object')
      ? shown.replace(secretText, '•••')
      : shown
  }
}
