import PostalMime from 'postal-mime'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mikaAccount } from '@meridian-2117/contract/fixtures'
import { resetMail } from './reset-mail.ts'
import { createSmtpMail, DelayedMail } from './smtp-mail.ts'

const arrived: { from: string; to: string[]; source: string }[] = []

const logins: (string | undefined)[] = []

/** The server takes no mail for now. */
let busy = false

let mostConnections = 0

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onAuth: ({ username, password }, _session, callback) => {
    logins.push(username)
    return username === 'gate' && password === 'open it'
      ? callback(null, { user: username })
      : callback(new Error('Wrong user or password'))
  },
  onRcptTo: (_address, _session, callback) => {
    mostConnections = Math.max(mostConnections, server.connections.size)
    if (!busy) return callback()
    callback(Object.assign(new Error('Come back later'), { responseCode: 451 }))
  },
  onData: (stream, { envelope }, callback) => {
    void text(stream).then((source) => {
      arrived.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source,
      })
      callback()
    })
  },
})
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  port = (server.server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

const link = `https://market.test/reset-password/${'x'.repeat(43)}`
const mail = resetMail('ada@meridian.test', link, mikaAccount)
const at = (user: string, host = '127.0.0.1') =>
  createSmtpMail({ url: `smtp://${user}@${host}:${port}`, from: 'no-reply@market.test' })

test('sends a mail through a mail server, as text and as a page with the same link', async () => {
  await at('gate:open%20it').send(mail)
  expect(arrived).toHaveLength(1)
  const [{ from, to, source } = { from: '', to: [], source: '' }] = arrived
  expect([from, to]).toEqual(['no-reply@market.test', ['ada@meridian.test']])
  const read = await PostalMime.parse(source)
  expect(read.from).toEqual({ name: 'Meridian 2117', address: 'no-reply@market.test' })
  expect(read.subject).toBe('Reset your Meridian 2117 password')
  expect(read.text).toContain(link)
  expect(read.html).toContain(`href="${link}"`)
})

test.each([
  ['a1<victim@x.test>', []],
  ['<victim@x.test', []],
  ['x,victim@x.test', ['"x,victim"@x.test']],
  ['g:victim@x.test;', []],
])('sends a mail to %s to no other mailbox', async (to, reached) => {
  arrived.length = 0
  await at('gate:open%20it')
    .send({ ...mail, to })
    .catch(() => undefined)
  expect(arrived.flatMap((each) => each.to)).toEqual(reached)
})

test('asks for no automatic answer', async () => {
  arrived.length = 0
  await at('gate:open%20it').send(mail)
  const { headers } = await PostalMime.parse(arrived[0]?.source ?? '')
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value
  expect([valueOf('auto-submitted'), valueOf('x-auto-response-suppress')]).toEqual(['auto-generated', 'All'])
})

test('sends no password in the clear to another machine', async () => {
  logins.length = 0
  // A valid name of this computer that does not look like one.
  await expect(at('gate:open%20it', '0.0.0.0').send(mail)).rejects.toThrow('STARTTLS')
  expect(logins).toEqual([])
})

test('sends without a login to a mail server that has no encryption', async () => {
  arrived.length = 0
  await createSmtpMail({ url: `smtp://0.0.0.0:${port}`, from: 'no-reply@market.test' }).send(mail)
  expect(arrived).toHaveLength(1)
})

test('sends many mails over five connections', async () => {
  arrived.length = 0
  mostConnections = 0
  const busyMail = at('gate:open%20it')
  await Promise.all(Array.from({ length: 20 }, () => busyMail.send(mail)))
  expect([arrived.length, mostConnections]).toEqual([20, 5])
})

test('delays a mail that the server takes later', async () => {
  busy = true
  const delayed = at('gate:open%20it').send(mail)
  await expect(delayed).rejects.toThrow(DelayedMail)
  await expect(delayed).rejects.toHaveProperty('mail', mail)
  await expect(delayed).rejects.toHaveProperty('cause.message', expect.stringContaining('Come back later'))
  busy = false
})

test('delays a mail while there is no mail server', async () => {
  const nowhere = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@market.test' })
  await expect(nowhere.send(mail)).rejects.toThrow(DelayedMail)
})

test('fails when the server refuses a mail', async () => {
  const refused = at('gate:closed').send(mail)
  await expect(refused).rejects.toThrow('Wrong user or password')
  await expect(refused).rejects.not.toThrow(DelayedMail)
})
