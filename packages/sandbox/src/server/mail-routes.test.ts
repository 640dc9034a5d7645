import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { SandboxMails } from '../shared/mail-calls.ts'
import { createSandbox } from './sandbox.ts'
import { openSandboxStorage } from './storage.ts'

async function openOutbox() {
  const storage = openSandboxStorage(':memory:')
  const { sendMail, plugin } = createSandbox({ storage, services: ['mail'] })
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(plugin, { onPaymentChange: async () => undefined })
  const send = (to: string) =>
    sendMail({ to, subject: `For <${to}>`, html: '<p><a href="https://market.test/reset">Reset</a></p>' })
  return { app, send }
}

test('says that no mail has been sent yet', async () => {
  const { app } = await openOutbox()
  expect((await app.inject('/sandbox/mails')).body).toContain('No mail has been sent yet.')
})

test('lists mails, the newest first, and shows each as its reader would see it', async () => {
  const { app, send } = await openOutbox()
  await send('one@meridian.test')
  await send('two@meridian.test')
  const { mails } = (await app.inject('/api/sandbox/mails')).json<SandboxMails>()
  expect(mails.map(({ to }) => to)).toEqual(['two@meridian.test', 'one@meridian.test'])
  const [newest, older] = mails
  expect(newest?.sentAt).toBeGreaterThanOrEqual(older?.sentAt ?? Infinity)

  const outbox = await app.inject('/sandbox/mails')
  expect(outbox.body).toContain(`<a href="/sandbox/mails/${newest?.id}">For &lt;two@meridian.test&gt;</a>`)
  const opened = await app.inject(`/sandbox/mails/${newest?.id}`)
  expect(opened.body).toContain('https://market.test/reset')
  expect(opened.headers['content-security-policy']).toContain("default-src 'none'")
})

test('fails once, as the player asked', async () => {
  const { app } = await openOutbox()
  const failing = await app.inject('/sandbox/mails?fault=failing')
  expect(failing.statusCode).toBe(502)
  expect(failing.body).toContain('The sandbox simulates a failing mail server.')
  const well = await app.inject('/sandbox/mails?fault=of-another-kind')
  expect(well.statusCode).toBe(200)
})

test.each(['not-an-id', '0196e5a0-0000-4000-8000-000000000000'])(
  'answers the unknown mail %s with a page',
  async (id) => {
    const { app } = await openOutbox()
    const response = await app.inject(`/sandbox/mails/${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('There is no such mail.')
  },
)
