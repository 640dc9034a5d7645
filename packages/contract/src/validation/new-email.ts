import * as z from 'zod/mini'
import type { Message } from '../messages/message.ts'
import { emailProblem, typedEmail } from './validation.ts'

/**
 * Refuses an e-mail for an account that has not had it so far, unless all mailers and card providers read it alike. One
 * that an account has already needs `emailProblem` alone.
 */
export const newEmailProblem = (email: string): Message | undefined =>
  emailProblem(email) ??
  (z.safeParse(z.email(), withAsciiDomain(typedEmail(email))).success ? undefined : { key: 'emailInvalid' })

/** Writes a domain of letters, digits, dots and hyphens as mail servers do: `münchen.test` is `xn--mnchen-3ya.test`. */
const withAsciiDomain = (email: string): string =>
  email.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) => {
    const { data } = z.safeParse(webAddress, `https://${domain}`)
    return data?.slice('https://'.length, -'/'.length) ?? domain
  })

/** Normalizes the domain, too. */
const webAddress = z.url({ normalize: true })
