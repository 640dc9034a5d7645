import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  emptyDatabase,
  nextAddress,
  openTestApp,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { waitingMails } from '../database/schema.ts'
import { createBackground, lostWork } from '../http/background.ts'
import type { MailFailure } from './mail-failures.ts'

/** Opens a server whose mail server takes mails later, with a player who has asked for a link. */
async function withDelayedMail() {
  const location = await emptyDatabase()
  const server = await openTestApp({ location })
  server.mail.delaying = true
  const { email } = await signUpPlayer(server)
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/forgot-password',
    remoteAddress: nextAddress(),
    payload: { Email: email },
  })
  await vi.waitFor(async () => expect(await server.db.$count(waitingMails)).toBe(1), 30_000)
  return { location, server, email }
}

const waitedEnough = ({ db }: TestApp) => db.update(waitingMails).set({ nextTryAt: sql`now()` })

/** Runs the sweep of one copy of the server. */
const sweep = ({ app: { log }, mail, stores: { waitingMails: store } }: TestApp) =>
  createBackground({ log, mail, waitingMails: store }).sendWaiting(new AbortController().signal)

/** Returns the minutes until the next try of each mail. */
const waits = async ({ db }: TestApp) =>
  (
    await db
      .select({ minutes: sql<string>`extract(epoch from ${waitingMails.nextTryAt} - now()) / 60` })
      .from(waitingMails)
  ).map(({ minutes }) => Math.round(Number(minutes)))

test('sends a mail after a restart that the mail server had not taken yet', async () => {
  const { location, server, email } = await withDelayedMail()
  await server.close()
  const restarted = await openTestApp({ location, sweepEveryMs: 10 })
  await waitedEnough(restarted)
  await restarted.app.listen({ port: 0, host: '127.0.0.1' })
  const { to, text } = await restarted.mail.after(0)
  expect([to, text]).toEqual([email, expect.stringContaining('https://market.test/reset-password/')])
  await vi.waitFor(async () => expect(await restarted.db.$count(waitingMails)).toBe(0), 30_000)
  await restarted.close()
  expect(restarted.logged).toEqual([])
})

test('sends a mail once when two copies sweep at the same moment', async () => {
  const { server } = await withDelayedMail()
  server.mail.delaying = false
  await waitedEnough(server)
  await Promise.all([sweep(server), sweep(server)])
  expect(server.mail.sent).toHaveLength(1)
  await server.close()
})

test('tries a mail a minute later, then after five and fifteen, and gives it up', async () => {
  const { server, email } = await withDelayedMail()
  const tryAgain = async () => {
    await waitedEnough(server)
    await sweep(server)
    return waits(server)
  }
  const failure: MailFailure = 'A mail with a link to a new password was not sent'
  const lost = async () =>
    (await lostWork.get()).values.find(({ labels }) => labels['failure'] === failure)?.value ?? NaN
  const lostBefore = await lost()
  expect([await waits(server), await tryAgain(), await tryAgain()]).toEqual([[1], [5], [15]])
  expect([server.logged, await lost()]).toEqual([[], lostBefore])
  expect(await tryAgain()).toEqual([])
  expect(await lost()).toBe(lostBefore + 1)
  const log = server.logged.join('')
  expect(log).toContain(failure)
  expect(log).toContain('Come back later')
  expect(log).not.toContain(email)
  await server.close()
})
