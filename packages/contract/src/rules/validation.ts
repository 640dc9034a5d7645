import type { Message } from './message.ts'

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

/** The message for an e-mail that is not text, an at sign, text, a dot, text, or that holds signs nobody sees. */
export const emailProblem = (email: string): Message | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typedEmail(email)) && !unseen.test(email)
    ? undefined
    : { key: 'emailInvalid' }

/** Control signs, and those that join letters or turn their direction: with them two addresses look like one. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u

/** An e-mail as it is stored and looked for: without space around it, each letter in the one spelling of several. */
export const storedEmail = (email: string): string => email.trim().normalize('NFC')

/**
 * An e-mail that a person typed, in the one form of what different keyboards write for it: full-width signs become plain
 * ones. Letters that only look alike stay: to a mail server they are others.
 */
export const typedEmail = (typed: string): string =>
  storedEmail(
    typed
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[\u3002\uff61]/g, '.'),
  )

/**
 * A password in the one form of what different keyboards write for it (RFC 8265, OpaqueString): composed letters and
 * plain spaces. It is measured, compared and hashed in this form.
 */
export const normalizedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** The message for a password that is too short or too long. */
export const passwordProblem = (password: string): Message | undefined => {
  const { length } = normalizedPassword(password)
  return length >= passwordLength.min && length <= passwordLength.max ? undefined : { key: 'passwordLength' }
}

/** The message for a confirmation that is not the password. */
export const confirmationProblem = (password: string, confirmation: string): Message | undefined =>
  normalizedPassword(password) === normalizedPassword(confirmation) ? undefined : { key: 'passwordsDiffer' }

/** Keeps the letters and spaces of a typed name, at most 30 of them. */
export const typedName = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/[^\p{L}\p{M} ]/gu, ''))
    .slice(0, nameLimit)
    .join('')

/** The hint at 30 characters. */
export const nameHint = (name: string): Message | undefined =>
  Array.from(name).length >= nameLimit ? { key: 'nameTooLong' } : undefined

/** The message for a full name that could not have been typed. */
export const nameProblem = (name: string): Message | undefined =>
  typedName(name) === name ? undefined : (nameHint(name) ?? { key: 'nameLettersOnly' })

/** The message for a bio that is too long. */
export const bioProblem = (bio: string): Message | undefined =>
  Array.from(bio).length > bioLimit ? { key: 'bioTooLong' } : undefined

/** The message for a file that cannot become an avatar, by what it says of itself; the server looks into it. */
export const avatarProblem = ({ type, size }: { type: string; size: number }): Message | undefined =>
  !type.startsWith('image/')
    ? { key: 'avatarNotImage' }
    : size > avatarLimit
      ? { key: 'avatarTooLarge' }
      : undefined
