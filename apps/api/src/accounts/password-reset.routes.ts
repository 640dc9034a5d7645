import { requestPasswordReset, resetPassword } from '@meridian-2117/contract'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import {
  confirmationProblem,
  emailProblem,
  passwordProblem,
  resetLinkMs,
} from '@meridian-2117/contract/validation/validation'
import type { Background } from '../http/background.ts'
import { invalid, HttpError } from '../http/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import type { MailService } from '../mail/smtp-mail.ts'
import { notices, type Notify } from '../mail/notice-mail.ts'
import { resetMail } from '../mail/reset-mail.ts'
import { emailKey } from './email-key.ts'
import type { MailedLinkStore } from './mailed-links.store.ts'
import type { Passwords } from './passwords.ts'
import type { PlayerStore } from './player.store.ts'

interface PasswordResetOptions {
  players: PlayerStore
  mailedLinks: MailedLinkStore
  passwords: Passwords
  rateLimits: RateLimits
  mail: MailService
  background: Background
  notify: Notify
  /** Public address of the site, without a closing slash. */
  publicUrl: string
}

/** Mails a link to a player who forgot their password, and lets the link set a new one. */
export async function passwordResetRoutes(
  app: FastifyInstance,
  { players, mailedLinks, passwords, rateLimits, mail, background, notify, publicUrl }: PasswordResetOptions,
): Promise<void> {
  const sendLink = async (email: string) => {
    const found = await players.byEmail(email)
    if (!found?.player.email || !(await rateLimits.tryConsume(limits.resetMails, found.player.id))) return
    const token = await mailedLinks.add(found.player.id, resetLinkMs)
    // The address of the account, in whatever case the caller wrote it.
    const to = found.player.email
    // The page reads the fragment; no server gets it, and no log.
    const fragment = `#email=${encodeURIComponent(to)}`
    const link = publicUrl + paths.resetPassword.replace(':token', token) + fragment
    await mail.send(resetMail(to, link, found.account))
  }

  app.endpoint(
    requestPasswordReset,
    async ({ body: { email } }) => {
      const problem = emailProblem(email)
      if (problem) throw invalid(problem)
      // In the background: the answer is the same, and as fast, with and without such an account.
      background.run('A mail with a link to a new password was not sent', () => sendLink(email))
      return null
    },
    { limit: limits.resetRequests },
  )

  app.endpoint(
    resetPassword,
    async ({ params: { token }, body: { password, confirmPassword }, address }) => {
      const problem = passwordProblem(password) ?? confirmationProblem(password, confirmPassword)
      if (problem) throw invalid(problem)
      const player = (await mailedLinks.isValid(token))
        ? await mailedLinks.consume(token, await passwords.hash(password))
        : undefined
      if (!player) throw new HttpError(400, 'link_expired', serverMessages.resetLinkSpent)
      // The owner of the mailbox is the player, so earlier wrong guesses no longer block the account.
      await players.rememberAddress(player.id, address)
      await rateLimits.reset(limits.guesses, `${emailKey(player.email)} ${address}`)
      notify(player.email, notices.newPassword)
      return null
    },
    { limit: limits.resets },
  )
}
