import { logIn, signOutEverywhere, signUp } from '@meridian-2117/contract'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { newEmailProblem } from '@meridian-2117/contract/validation/new-email'
import { confirmationProblem, passwordProblem } from '@meridian-2117/contract/validation/validation'
import { invalid, HttpError } from '../http/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits, type Counted } from '../limits/limits.ts'
import { notices, type Notify } from '../mail/notice-mail.ts'
import { emailKey } from './email-key.ts'
import type { Passwords } from './passwords.ts'
import type { Tokens } from './tokens.ts'
import type { PlayerStore } from './player.store.ts'

interface PlayerOptions {
  players: PlayerStore
  passwords: Passwords
  tokens: Pick<Tokens, 'beginSession' | 'sign'>
  rateLimits: RateLimits
  notify: Notify
}

/** Opens accounts, signs in with e-mail and password, and ends sessions. */
export async function playerRoutes(
  app: FastifyInstance,
  { players, passwords, tokens, rateLimits, notify }: PlayerOptions,
): Promise<void> {
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
      await rateLimits.refund(...shared, [limits.guessesOfAddress, address])
      return tokens.beginSession(player, address)
    },
    { limit: limits.guessesOfAddress },
  )

  app.endpoint(
    signOutEverywhere,
    async ({ playerId, signedInAt }) => {
      const ended = await players.endSessions(playerId)
      if (!ended) throw new HttpError(401, 'unauthorized', messages.notAuthenticated)
      const { player, sessionEpoch } = ended
      notify(player.email, notices.signedOutEverywhere)
      return { player, token: await tokens.sign({ id: playerId, sessionEpoch }, signedInAt) }
    },
    { limit: limits.signOuts },
  )
}
