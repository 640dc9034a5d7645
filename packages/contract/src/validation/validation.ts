import type { Message } from '../messages/message.ts'
import { textLimits } from './text-limits.ts'

/** Characters, both ends included. */
export const passwordLength = { min: 8, max: 20 } as const

/** Characters. */
export const nameLimit = 30

/** Characters. */
export const bioLimit = 1000

/** Bytes; a larger picture is no avatar. */
export const avatarLimit = 5 * 1024 * 1024

/** Milliseconds for which a password reset link is valid. */
export const resetLinkMs = 60 * 60 * 1000

/** Refuses an e-mail without `@` and a dot after it, with invisible characters, or too long. */
export const emailProblem = (email: string): Message | undefined =>
  email.length <= textLimits.email && emailForm.test(typedEmail(email)) && !unseen.test(email)
    ? undefined
    : { key: 'emailInvalid' }

/** Matches in linear time: only the first dot after the domain's first letter ends a part. */
const emailForm = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Matches control characters, and those that join letters or change direction; they make two addresses look alike. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u

/** Normalizes an e-mail for storage and lookup: trimmed, each letter in one encoding. */
export const storedEmail = (email: string): string => email.trim().normalize('NFC')

/**
 * Normalizes a typed e-mail, so that every keyboard writes the same: full-width characters become plain ones. Letters
 * that look alike stay different, as mail servers treat them.
 */
export const typedEmail = (typed: string): string =>
  storedEmail(
    typed
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[\u3002\uff61]/g, '.'),
  )

/**
 * Normalizes a password, so that every keyboard writes the same (RFC 8265, OpaqueString): composed letters and plain
 * spaces. Measure, compare and hash this form.
 */
export const normalizedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Refuses a password that is too short or too long. */
export const passwordProblem = (password: string): Message | undefined => {
  const { length } = normalizedPassword(password)
  return length >= passwordLength.min && length <= passwordLength.max ? undefined : { key: 'passwordLength' }
}

/** Refuses a confirmation that differs from the password. */
export const confirmationProblem = (password: string, confirmation: string): Message | undefined =>
  normalizedPassword(password) === normalizedPassword(confirmation) ? undefined : { key: 'passwordsDiffer' }

/**
 * Drops all but letters and spaces of a typed name, and cuts it at 30. Invisible letters, such as Hangul fillers, are
 * dropped, and more than two marks on a letter.
 */
export const typedName = (text: string): string =>
  Array.from(lettersOf(text).join('').normalize('NFC')).slice(0, nameLimit).join('')

/** Returns the visible letters with their marks, and the spaces. */
const lettersOf = (text: string): readonly string[] =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .match(/\p{L}\p{M}{0,2}| /gu) ?? []

/** Returns a hint once the name has 30 characters. */
export const nameHint = (name: string): Message | undefined =>
  Array.from(name).length >= nameLimit ? { key: 'nameTooLong' } : undefined

/** Refuses a full name that nobody could have typed. */
export const nameProblem = (name: string): Message | undefined =>
  typedName(name) === name ? undefined : (nameHint(name) ?? { key: 'nameLettersOnly' })

/** Refuses a bio that is too long. */
export const bioProblem = (bio: string): Message | undefined =>
  Array.from(bio).length > bioLimit ? { key: 'bioTooLong' } : undefined

/** Refuses a file as avatar by its declared type and size. The server decodes it as well. */
export const avatarProblem = ({ type, size }: { type: string; size: number }): Message | undefined =>
  !type.startsWith('image/')
    ? { key: 'avatarNotImage' }
    : size > avatarLimit
      ? { key: 'avatarTooLarge' }
      : undefined
