import type { Message } from '../messages/message.ts'
import { textLimits } from './text-limits.ts'

/** Password length in characters, both ends included. */
export const passwordLength = { min: 8, max: 20 } as const

/** The longest full name, in characters. */
export const nameLimit = 30

/** The longest bio, in characters. */
export const bioLimit = 1000

/** The largest picture that may be sent for an avatar, in bytes. */
export const avatarLimit = 5 * 1024 * 1024

/** The lifetime of a password reset link, in `ms`. */
export const resetLinkMs = 60 * 60 * 1000

/**
 * The message for a text that is not "text, an at sign, text, a dot, text", that holds invisible characters, or that is
 * too long.
 */
export const emailProblem = (email: string): Message | undefined =>
  email.length <= textLimits.email && emailForm.test(typedEmail(email)) && !unseen.test(email)
    ? undefined
    : { key: 'emailInvalid' }

/** Only the first dot behind the first letter of the domain can end a part, so that a text is read once. */
const emailForm = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Control characters, and those that join letters or change their direction: with them two addresses look alike. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u

/**
 * Normalizes an e-mail for storage and lookup: without space around it, each letter in one of its several encodings.
 */
export const storedEmail = (email: string): string => email.trim().normalize('NFC')

/**
 * Normalizes a typed e-mail, so that every keyboard writes the same: full-width characters become plain ones. Letters
 * that only look alike stay different, as for mail servers.
 */
export const typedEmail = (typed: string): string =>
  storedEmail(
    typed
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[\u3002\uff61]/g, '.'),
  )

/**
 * Normalizes a password, so that every keyboard writes the same (RFC 8265, OpaqueString): composed letters and plain
 * spaces. It is measured, compared and hashed in this form.
 */
export const normalizedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** The message for a password that is too short or too long. */
export const passwordProblem = (password: string): Message | undefined => {
  const { length } = normalizedPassword(password)
  return length >= passwordLength.min && length <= passwordLength.max ? undefined : { key: 'passwordLength' }
}

/** The message for a confirmation that differs from the password. */
export const confirmationProblem = (password: string, confirmation: string): Message | undefined =>
  normalizedPassword(password) === normalizedPassword(confirmation) ? undefined : { key: 'passwordsDiffer' }

/**
 * Keeps the letters and spaces of a typed name, at most 30 of them. Letters that cannot be seen, such as Hangul fillers,
 * are dropped, and more than two marks on a letter.
 */
export const typedName = (text: string): string =>
  Array.from(lettersOf(text).join('').normalize('NFC')).slice(0, nameLimit).join('')

/** The visible letters with their marks, and the spaces. */
const lettersOf = (text: string): readonly string[] =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .match(/\p{L}\p{M}{0,2}| /gu) ?? []

/** The hint at 30 characters. */
export const nameHint = (name: string): Message | undefined =>
  Array.from(name).length >= nameLimit ? { key: 'nameTooLong' } : undefined

/** The message for a full name that could not have been typed. */
export const nameProblem = (name: string): Message | undefined =>
  typedName(name) === name ? undefined : (nameHint(name) ?? { key: 'nameLettersOnly' })

/** The message for a bio that is too long. */
export const bioProblem = (bio: string): Message | undefined =>
  Array.from(bio).length > bioLimit ? { key: 'bioTooLong' } : undefined

/** The message for a file that cannot become an avatar, by its declared type and size; the server decodes it. */
export const avatarProblem = ({ type, size }: { type: string; size: number }): Message | undefined =>
  !type.startsWith('image/')
    ? { key: 'avatarNotImage' }
    : size > avatarLimit
      ? { key: 'avatarTooLarge' }
      : undefined
