import {
  logIn,
  signInWithDiscord,
  signInWithGoogle,
  signInWithWallet,
  signOutEverywhere,
  signUp,
  type Session,
} from '@meridian-2117/contract'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { newEmailProblem } from '@meridian-2117/contract/validation/new-email'
import { confirmationProblem, passwordProblem } from '@meridian-2117/contract/validation/validation'
import type { FastifyInstance } from 'fastify'
import { HttpError, invalid, notAuthenticated } from '../http/http-error.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits, type Counted } from '../limits/limits.ts'
import { notices, type Notify } from '../mail/notice-mail.ts'
import { emailKey } from './email-key.ts'
import { createProvenIdentity, type Providers } from './identity.ts'
import type { Passwords } from './passwords.ts'
import type { Identity, PlayerStore } from './player.store.ts'
import { createProvenWallet } from './proven-wallet.ts'
import type { Tokens } from './tokens.ts'

interface SignInOptions {
  players: PlayerStore
  passwords: Passwords
  tokens: Pick<Tokens, 'beginSession' | 'sign' | 'signIdentity' | 'identityOf'>
  providers: Providers
  rateLimits: RateLimits
  notify: Notify
  /** Public address of the site, without a closing slash. */
  publicUrl: string
}

const serviceNames = { google: 'Google', discord: 'Discord' } as const

/** Opens accounts, signs in with a password, Google, Discord and wallets, and ends sessions. */
export async function signInRoutes(
  app: FastifyInstance,
  { players, passwords, tokens, providers, rateLimits, notify, publicUrl }: SignInOptions,
): Promise<void> {
  const proven = createProvenIdentity(providers, publicUrl)
  const proveWallet = createProvenWallet(players, publicUrl)

  app.endpoint(
    signUp,
    async ({ body: { email, password, confirmPassword }, address }) => {
      const problem =
        newEmailProblem(email) ?? passwordProblem(password) ?? confirmationProblem(password, confirmPassword)
      if (problem) throw invalid(problem)
      const player = await players.add(email, await passwords.hash(password))
      if (!player) throw new HttpError(409, 'email_taken', serverMessages.emailTaken)
      return tokens.beginSession(player, address)
    },
    { limit: limits.signUps },
  )

  app.endpoint(
    logIn,
    async ({ body: { email, password }, address }) => {
      const who = emailKey(email)
      const pair: Counted = [limits.guesses, `${who} ${address}`]
      const isKnown = await players.hasSignedInFrom(email, address)
      const shared: Counted[] = isKnown ? [] : [[limits.guessesOfStrangers, who]]
      // Counted before the check, so that simultaneous guesses count each other.
      await rateLimits.consume(pair, ...shared)
      const player = await players.byEmail(email)
      const isRight = await passwords.matches(password, player?.passwordHash)
      if (!isRight || !player) throw new HttpError(401, 'credentials_wrong', serverMessages.credentialsWrong)
      await rateLimits.reset(...pair)
      await rateLimits.giveBack(...shared, [limits.guessesOfAddress, address])
      return tokens.beginSession(player, address)
    },
    { limit: limits.guessesOfAddress },
  )

  app.endpoint(
    signOutEverywhere,
    async ({ playerId, signedInAt }) => {
      const ended = await players.endSessions(playerId)
      if (!ended) throw notAuthenticated()
      const { player, sessionEpoch } = ended
      notify(player.email, notices.signedOutEverywhere)
      return { player, token: await tokens.sign({ id: playerId, sessionEpoch }, signedInAt) }
    },
    { limit: limits.signOuts },
  )

  /** `proof` is the provider's, or that of an earlier refusal, which allows to take an account over. */
  const signIn = async (
    proof: string,
    provider: Identity['provider'],
    identify: () => Promise<Identity>,
    address: string,
  ): Promise<Session> => {
    const agreed = await tokens.identityOf(proof)
    const takesOver = agreed?.provider === provider
    const identity = takesOver ? agreed : await identify()
    const result = await players.byIdentity(identity, takesOver)
    const service = serviceNames[provider]
    switch (result) {
      case 'email_taken':
        throw new HttpError(409, result, serverMessages.emailTaken)
      case 'email_missing':
        throw new HttpError(409, result, serverMessages.emailMissing)
      case 'takes_over':
        // A code of Discord works once, so the next call brings what it has proven.
        throw new HttpError(409, result, serverMessages.takesOver(service), {
          proof: await tokens.signIdentity(identity),
        })
    }
    if (result.change === 'linked') notify(result.found.player.email, notices.linked(provider))
    if (result.change === 'taken_over') notify(result.found.player.email, notices.takenOver(provider))
    return tokens.beginSession(result.found, address)
  }

  const counted = { limit: limits.otherSignIns }
  app.endpoint(
    signInWithGoogle,
    ({ body, address }) => signIn(body.token, 'google', () => proven.google(body), address),
    counted,
  )
  app.endpoint(
    signInWithDiscord,
    ({ body, address, pageHost }) =>
      signIn(body.code, 'discord', () => proven.discord(body, pageHost), address),
    counted,
  )
  app.endpoint(
    signInWithWallet,
    async ({ body, address }) => {
      await proveWallet(body)
      return tokens.beginSession(await players.byWallet(body.address), address)
    },
    counted,
  )
}
