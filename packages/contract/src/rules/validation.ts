import { messages } from './messages.ts'

/** Password length in characters, both ends included (Spec 9). */
export const passwordLength = { min: 8, max: 20 } as const

/** How long a link to a new password works, in `ms`. */
export const resetLinkMs = 60 * 60 * 1000

/** The message for an e-mail that is not text, an at sign, text, a dot, text. */
export const emailProblem = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : messages.emailInvalid

/** The message for a password that is too short or too long. */
export const passwordProblem = (password: string): string | undefined =>
  password.length >= passwordLength.min && password.length <= passwordLength.max
    ? undefined
    : messages.passwordLength

/** The message for a confirmation that is not the password. */
export const confirmationProblem = (password: string, confirmation: string): string | undefined =>
  password === confirmation ? undefined : messages.passwordsDiffer
