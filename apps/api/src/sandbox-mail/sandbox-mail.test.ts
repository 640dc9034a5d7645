import type { SandboxMails } from '@meridian/sandbox/shared/mail-wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextAddress, openTestApp, refused, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { sandboxMails } from '../database/schema.ts'
import { createSandboxMail } from './sandbox-mail.ts'

const openOutbox = (closed = false) => openTestApp({ mail: (db) => createSandboxMail({ db, closed }) })

let server: TestApp
beforeAll(async () => {
  server = await openOutbox()
})
afterAll(() => server.close())

const list = async () => (await server.app.inject('/api/sandbox/mails')).json<SandboxMails>().mails

test('an empty outbox says so', async () => {
  const own = await openOutbox()
  const page = await own.app.inject('/sandbox/mails')
  await own.close()
  expect(page.body).toContain('No mail has been sent yet.')
})

test('a mail waits in the outbox, newest first, and is read as its reader would', async () => {
  for (const email of ['one@meridian.test', 'two@meridian.test']) {
    await signUpPlayer(server, email)
    const count = (await list()).length
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/user/forgot-password',
      remoteAddress: nextAddress(),
      payload: { Email: email },
    })
    await expect.poll(async () => (await list()).length).toBe(count + 1)
  }
  const [newest, older] = await list()
  expect([newest?.to, older?.to]).toEqual(['two@meridian.test', 'one@meridian.test'])
  expect(newest?.sentAt).toBeGreaterThanOrEqual(older?.sentAt ?? Infinity)

  const outbox = await server.app.inject('/sandbox/mails')
  expect(outbox.body).toContain(
    `<a href="/sandbox/mails/${newest?.id}">Reset your Meridian 2117 password</a>`,
  )
  const opened = await server.app.inject(`/sandbox/mails/${newest?.id}`)
  expect(opened.body).toContain('https://market.test/reset-password/')
  expect(opened.headers['content-security-policy']).toContain("default-src 'none'")
})

test('an outbox that is slow or fails, as a player wished, says so and then is well again', async () => {
  const failing = await server.app.inject('/sandbox/mails?trouble=failing')
  expect(failing.statusCode).toBe(502)
  expect(failing.body).toContain('The mail server fails')
  const asked = performance.now()
  const slow = await server.app.inject('/sandbox/mails?trouble=slow')
  expect(performance.now() - asked).toBeGreaterThan(2900)
  expect(slow.body).toContain('<h1>Sandbox Outbox</h1>')
  const well = await server.app.inject('/sandbox/mails?trouble=of-another-kind')
  expect(well.statusCode).toBe(200)
})

test.each(['not-an-id', '0196e5a0-0000-4000-8000-000000000000'])(
  'the unknown mail %s is told from a page',
  async (id) => {
    const response = await server.app.inject(`/sandbox/mails/${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('There is no such mail.')
  },
)

test('an outbox that strangers could reach is closed, and keeps no mail', async () => {
  const own = await openOutbox(true)
  const { email } = await signUpPlayer(own)
  const asked = await own.app.inject({
    method: 'POST',
    url: '/api/v1/user/forgot-password',
    payload: { Email: email },
  })
  const answers = await Promise.all(
    ['/api/sandbox/mails', '/sandbox/mails', '/sandbox/mails/x'].map((url) => own.app.inject(url)),
  )
  // Mails are sent behind the answer, which closing waits for.
  await own.app.close()
  const kept = await own.db.select().from(sandboxMails)
  await own.close()
  expect(asked.statusCode).toBe(200)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect(kept).toEqual([])
  const closed =
    'The outbox is closed, because this preview can be reached from elsewhere: mails are thrown away. Set SMTP_URL to have them sent.'
  expect(answers[0]?.json()).toEqual(refused('forbidden', closed))
  for (const page of answers.slice(1)) expect(page.body).toContain(closed)
})
