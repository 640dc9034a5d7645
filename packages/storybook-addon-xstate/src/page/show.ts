export interface ShowOptions {
  /**
   * `false` hides nothing. Paths such as `card.number` are hidden in addition to the default.
   * @default passwords, secrets, authorizations, access tokens, security codes and card numbers
   */
  redact?: false | readonly string[] | undefined
}

/** Stands for a value that is not shown. */
export const hidden = Symbol('hidden')

/** Returns what may be shown of a value: the value, a text without its secrets, or `hidden`. */
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
export function createShow({ redact = [] }: ShowOptions = {}): Show {
  if (redact === false) return (value) => value
  return (value, path) => {
    const name = path.join('.')
    if (redact.some((secret) => name === secret || name.endsWith(`.${secret}`))) return hidden
    if (typeof value !== 'string' || value === '') return value
    return path.some((part) => secretName.test(plainName(part))) ? hidden : value.replace(secretText, '•••')
  }
}
