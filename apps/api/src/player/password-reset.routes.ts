import { requestPasswordReset, resetPassword } from '@meridian/contract'
import { serverMessages } from '@meridian/contract/messages/messages'
import { paths } from '@meridian/contract/paths/paths'
import {
  confirmationProblem,
  emailProblem,
  passwordProblem,
  resetLinkMs,
} from '@meridian/contract/validation/validation'
import { createHash, randomBytes } from 'node:crypto'
import type { Background } from '../http/background.ts'
import { invalid, HttpError } from '../http/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import type { MailService } from '../mail/smtp-mail.ts'
import { resetMail } from '../mail/reset-mail.ts'
import { emailKey } from './email-key.ts'
import type { PasswordResetStore } from './password-reset.store.ts'
import type { Passwords } from './passwords.ts'
import type { PlayerStore } from './player.store.ts'

interface PasswordResetOptions {
  players: PlayerStore
  resets: PasswordResetStore
  passwords: Passwords
  rateLimits: RateLimits
  mail: MailService
  background: Background
  /** Public address of the site, without a closing slash. */
  publicUrl: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link to a player who forgot their password, and lets the link set a new one. */
export async function passwordResetRoutes(
  app: FastifyInstance,
  { players, resets, passwords, rateLimits, mail, background, publicUrl }: PasswordResetOptions,
): Promise<void> {
  const sendLink = async (email: string, signal: AbortSignal) => {
    const { player } = (await players.byEmail(email)) ?? {}
    if (!player?.email || !(await rateLimits.tryConsume(limits.resetMails, player.id))) return
    const token = randomBytes(32).toString('base64url')
    await resets.add(player.id, hashOf(token), resetLinkMs)
    // The mail goes to the address of the account, in whatever case the caller wrote it.
    const link = publicUrl + paths.resetPassword.replace(':token', token)
    await mail.send(resetMail(player.email, link), signal)
  }

  app.endpoint(
    requestPasswordReset,
    async ({ body: { email } }) => {
      const problem = emailProblem(email)
      if (problem) throw invalid(problem)
      // In the background: the answer is the same, and as fast, with and without such an account.
      background.run('A mail with a link to a new password was not sent', (signal) => sendLink(email, signal))
      return null
    },
    { limit: limits.resetRequests },
  )

  app.endpoint(
    resetPassword,
    async ({ params: { token }, body: { password, confirmPassword }, address }) => {
      const problem = passwordProblem(password) ?? confirmationProblem(password, confirmPassword)
      if (problem) throw invalid(problem)
      const tokenHash = hashOf(token)
      const player = (await resets.isValid(tokenHash))
        ? await resets.consume(tokenHash, await passwords.hash(password))
        : undefined
      if (!player) throw new HttpError(400, 'link_expired', serverMessages.resetLinkSpent)
      // The owner of the mailbox is the player, so earlier wrong guesses no longer block the account.
      await players.rememberAddress(player.id, address)
      await rateLimits.reset(limits.guesses, `${emailKey(player.email)} ${address}`)
      return null
    },
    { limit: limits.resets },
  )
}
