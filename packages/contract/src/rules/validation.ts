/** What the forms say about a wrong entry (Spec 5). */
export const validationMessages = {
  email: 'Please enter a valid email address',
  passwordLength: 'Password must be between 8 and 20 characters',
  passwordsDiffer: 'Passwords do not match',
} as const

/** Password length in characters, both ends included (Spec 9). */
export const passwordLength = { min: 8, max: 20 } as const

/** The message for an e-mail that is not text, an at sign, text, a dot, text. */
export const emailProblem = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : validationMessages.email

/** The message for a password that is too short or too long. */
export const passwordProblem = (password: string): string | undefined =>
  password.length >= passwordLength.min && password.length <= passwordLength.max
    ? undefined
    : validationMessages.passwordLength

/** The message for a confirmation that is not the password. */
export const confirmationProblem = (password: string, confirmation: string): string | undefined =>
  password === confirmation ? undefined : validationMessages.passwordsDiffer
