import {
  changeEmail,
  changeSavedItems,
  confirmEmail,
  deleteAccount,
  exportAccount,
  linkDiscord,
  linkGoogle,
  linkWallet,
  readAccount,
  readSavedItems,
  unlink,
  type Account,
} from '@meridian-2117/contract'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { waysInOf, type WayIn } from '@meridian-2117/contract/names/ways-in'
import { emailLink } from '@meridian-2117/contract/paths/email-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { newEmailProblem } from '@meridian-2117/contract/validation/new-email'
import { emailProblem, resetLinkMs } from '@meridian-2117/contract/validation/validation'
import type { FastifyInstance } from 'fastify'
import type { Background } from '../http/background.ts'
import { HttpError, invalid, notAuthenticated } from '../http/http-error.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import { emailMail, takenEmailMail } from '../mail/email-mail.ts'
import { notices, type Notify } from '../mail/notice-mail.ts'
import type { MailService } from '../mail/smtp-mail.ts'
import type { PaymentService } from '../payment/payment.service.ts'
import { emailKey } from './email-key.ts'
import type { MailedLinkStore } from './mailed-links.store.ts'
import type { PlayerDataStore } from './player-data.store.ts'
import type { Identity, PlayerStore, StoredPlayer } from './player.store.ts'
import type { Proof } from './passwords.ts'
import { createProvenIdentity, type Providers } from './identity.ts'
import { createProvenWallet } from './proven-wallet.ts'
import type { SavedItemStore } from './saved-items.store.ts'

interface AccountOptions {
  players: PlayerStore
  playerData: PlayerDataStore
  mailedLinks: MailedLinkStore
  savedItems: SavedItemStore
  proof: Proof
  providers: Providers
  rateLimits: RateLimits
  mail: MailService
  background: Background
  notify: Notify
  payments: Pick<PaymentService, 'giveUp'>
  /** Public address of the site, without a closing slash. */
  publicUrl: string
}

/** Lets a player see and change the ways in, the e-mail and the saved items of their account, and delete it. */
export async function accountRoutes(
  app: FastifyInstance,
  {
    players,
    playerData,
    mailedLinks,
    savedItems,
    proof,
    providers,
    rateLimits,
    mail,
    background,
    notify,
    payments,
    publicUrl,
  }: AccountOptions,
): Promise<void> {
  const proven = createProvenIdentity(providers, publicUrl)
  const proveWallet = createProvenWallet(players, publicUrl)

  const read = async (playerId: string): Promise<StoredPlayer> => {
    const found = await players.byId(playerId)
    if (!found) throw notAuthenticated()
    return found
  }

  app.endpoint(readAccount, async ({ playerId }) => (await read(playerId)).account)

  const link = async (
    playerId: string,
    way: Exclude<WayIn, 'password'>,
    id: string,
    email?: string,
  ): Promise<Account> => {
    const result = await players.link(playerId, way, id, email)
    if (!result) throw notAuthenticated()
    if (result === 'taken') throw new HttpError(409, 'way_in_taken', serverMessages.wayInTaken)
    if (result === 'linked_before') throw new HttpError(409, 'way_in_taken', serverMessages.wayInLinked)
    if (result.isNew) notify(result.found.account.email, notices.linked(way))
    return result.found.account
  }
  const linkIdentity = ({ provider, id, email }: Identity, playerId: string) =>
    link(playerId, provider, id, email)
  const counted = { limit: limits.accountChanges }
  app.endpoint(
    linkGoogle,
    async ({ playerId, body }) => linkIdentity(await proven.google(body), playerId),
    counted,
  )
  app.endpoint(
    linkDiscord,
    async ({ playerId, body, pageHost }) => linkIdentity(await proven.discord(body, pageHost), playerId),
    counted,
  )
  app.endpoint(
    linkWallet,
    async ({ playerId, body }) => {
      await proveWallet(body)
      return link(playerId, 'wallet', body.address)
    },
    counted,
  )

  app.endpoint(
    unlink,
    async ({ body: { way, password }, ...caller }) => {
      const { account, passwordHash } = await read(caller.playerId)
      if (!waysInOf(account).includes(way)) return account
      await proof.byAnything(caller, passwordHash, password)
      const result = await players.unlink(caller.playerId, way)
      if (!result) throw notAuthenticated()
      if (result === 'last') throw new HttpError(409, 'last_way_in', serverMessages.lastWayIn)
      notify(result.account.email, notices.unlinked(way))
      return result.account
    },
    counted,
  )

  const sendLink = async (playerId: string, email: string) => {
    if (!(await rateLimits.tryConsume(limits.emailMails, emailKey(email)))) return
    const owner = await players.byEmail(email)
    if (owner?.account.email !== undefined && owner.player.id !== playerId)
      return mail.send(takenEmailMail(owner.account.email, publicUrl + paths.forgotPassword))
    const token = await mailedLinks.add(playerId, resetLinkMs, email)
    await mail.send(emailMail(email, publicUrl + emailLink(token), owner !== undefined))
  }

  app.endpoint(
    changeEmail,
    async ({ body: { email, password }, ...caller }) => {
      const { account, passwordHash } = await read(caller.playerId)
      const isCurrent = account.email !== undefined && emailKey(account.email) === emailKey(email)
      const problem = isCurrent ? emailProblem(email) : newEmailProblem(email)
      if (problem) throw invalid(problem)
      // A link to the current e-mail changes nothing that a thief could use.
      if (!isCurrent) {
        await proof.byAnything(caller, passwordHash, password)
        notify(account.email, notices.emailAsked(email))
      }
      // In the background: the answer is the same, and as fast, whether the e-mail has an account or not.
      background.run('A mail with a link to an e-mail was not sent', () => sendLink(caller.playerId, email))
      return null
    },
    { limit: limits.emailChanges },
  )

  app.endpoint(
    confirmEmail,
    async ({ playerId, params: { token } }) => {
      const result = await mailedLinks.confirmEmail(playerId, token)
      if (!result) throw new HttpError(400, 'link_expired', serverMessages.emailLinkSpent)
      if (result === 'taken') throw new HttpError(409, 'email_taken', serverMessages.emailTaken)
      const { former, email } = result
      if (former !== undefined && emailKey(former) !== emailKey(email))
        notify(former, notices.emailChanged(email))
      return null
    },
    { limit: limits.resets },
  )

  app.endpoint(
    exportAccount,
    async ({ playerId }) => {
      const data = await playerData.export(playerId)
      if (!data) throw notAuthenticated()
      return { data }
    },
    { limit: limits.exports },
  )

  app.endpoint(
    deleteAccount,
    async ({ body: { password }, ...caller }) => {
      const { account, passwordHash } = await read(caller.playerId)
      await proof.byAnything(caller, passwordHash, password)
      await payments.giveUp(caller.playerId)
      await players.erase(caller.playerId)
      notify(account.email, notices.deleted)
      return null
    },
    counted,
  )

  app.endpoint(readSavedItems, async ({ playerId }) => ({ entries: await savedItems.of(playerId) }))

  app.endpoint(
    changeSavedItems,
    async ({ playerId, body: { add, remove } }) => ({
      entries: await savedItems.change(playerId, add, remove),
    }),
    { limit: limits.savedChanges },
  )
}
