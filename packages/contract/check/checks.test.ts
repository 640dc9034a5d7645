import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createCaller } from './caller.ts'
import { checkServer } from './checks.ts'
import { summaryOf, tableOf, type Finding } from './findings.ts'

let server: Server | undefined
afterEach(() => server?.close())

type Body = Record<string, string>
type Answer = readonly [status: number, body: unknown]

/** Returns the calls of the specification with only the fields that it names: no codes, pages or payment tokens. */
function specified() {
  let payments = 0
  const players = new Map<string, { _id: string; Email: string; Fullname: string; password: string }>()
  const item = { _id: 'lamp', title: 'Harbour Lamp', serialNumber: '#HL-0001', price: 120 }
  const refuse = (message: string): Answer => [400, { message }]
  const sessionOf = (id: string): Answer => {
    const { password: _, ...user } = players.get(id)!
    return [200, { data: { user, token: id } }]
  }
  const idOf = ({ headers }: IncomingMessage) => headers.authorization?.replace('Bearer ', '') ?? ''
  const calls: Record<string, (body: Body, request: IncomingMessage) => Answer> = {
    'POST user/signup': ({ Email = '', Password = '', ConfirmPassword }) => {
      if (!/^[^@]+@[^@.]+\.[^@]+$/.test(Email)) return refuse('Please enter a valid email address.')
      if (Password.length < 8 || Password.length > 20)
        return refuse('Password must be between 8 and 20 characters')
      if (Password !== ConfirmPassword) return refuse('Passwords do not match')
      const _id = `player-${players.size}`
      players.set(_id, { _id, Email, Fullname: '', password: Password })
      return [201, sessionOf(_id)[1]]
    },
    'POST user/login': ({ Email, Password }) => {
      const known = [...players.values()].findLast(
        (player) => player.Email === Email && player.password === Password,
      )
      return known ? sessionOf(known._id) : refuse('Wrong password')
    },
    'POST user/google': () => refuse('Google says no'),
    'POST user/discord': () => [200, { success: false, message: 'Discord says no' }],
    'POST user/MetaMask': () => refuse('Wrong signature'),
    'POST user/forgot-password': () => [200, {}],
    'POST user/reset-password': () => refuse('The link is not valid'),
    'GET search/search': () => [200, { lands: [], nfas: [item] }],
    'GET search/item': () => [200, {}],
    'GET market/getMarket': () => [200, { data: { data: [item, { ...item, _id: 'buoy' }] } }],
    'GET land/getland': () => [
      200,
      [
        { ...item, _id: 'quay' },
        { ...item, _id: 'pier' },
      ],
    ],
    'GET activity/getActivity': () => [200, { success: true, data: [] }],
    'GET activity': () => [200, []],
    'GET history/history': (_, request) =>
      players.has(idOf(request))
        ? [200, { data: [], message: 'No payments found' }]
        : [401, { message: 'No token' }],
    'GET getProfile': (_, request) => {
      const user = players.get(idOf(request))
      return user ? [200, { user }] : [401, { message: 'No token' }]
    },
    'PUT profile': (_, request) => {
      const user = players.get(idOf(request))
      return user ? [200, { user: { ...user, Fullname: 'Checked Player' } }] : [401, { message: 'No token' }]
    },
    'POST game/create': () => [200, { exist: 'no' }],
    'POST payment/create-payment-intent': () => [200, { clientSecret: `secret-${(payments += 1)}` }],
    'POST card/pay-with-card': () => [200, { success: true }],
  }
  return calls
}

async function serve(calls: ReturnType<typeof specified>): Promise<string> {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      const path = `${request.method} ${pathname.replace('/api/v1/', '')}`
      const call = calls[path] ?? calls[path.replace(/\/[^/]+$/, '')]
      const text = Buffer.concat(chunks).toString()
      const body = request.headers['content-type']?.includes('json') ? (JSON.parse(text) as Body) : {}
      const [status, json] = call?.(body, request) ?? [404, { message: 'Not found' }]
      response.sendDate = false
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  }).listen(0)
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function check(url: string): Promise<Finding[]> {
  const findings: Finding[] = []
  await checkServer(createCaller({ api: url, card: url }), 'one-trial', (finding) => findings.push(finding))
  return findings
}

const named = (findings: readonly Finding[], outcome: Finding['outcome']) =>
  findings
    .filter((finding) => finding.outcome === outcome)
    .map((finding) => `${finding.area}: ${finding.check}`)

test('passes a server of the specification alone, and lists each optional thing as absent', async () => {
  const findings = await check(await serve(specified()))
  expect(named(findings, 'broken')).toEqual([])
  expect(named(findings, 'absent')).toEqual([
    'lists: collectibles come in pages',
    'lists: collectibles can be filtered and counted',
    'lists: land come in pages',
    'lists: land can be filtered and counted',
    'search: an item is read by its id',
    'accounts: an e-mail opens one account',
    'accounts: refusals have a code',
    'accounts: answers name the time',
    'profile: a history is refused to others',
    'money: a purchase check needs a token',
    "money: a purchase check refuses another's token",
    'money: a purchase check refuses an unknown item',
    'money: the same key opens the same payment',
    'money: another price is refused',
    'money: another currency is refused',
    'money: a payment needs a token',
    "money: a payment refuses another's token",
    'money: a card is refused at another price',
    'account: saved items are kept',
    'account: the ways in are told',
    'texts: 60 kB of letters are refused by forgot-password',
    'texts: 60 kB of dots are refused by forgot-password',
    'texts: 60 kB of marks are refused by forgot-password',
  ])
  expect(summaryOf(findings)).toBe('35 hold, 23 absent, 0 broken, 3 untried')
})

test('names what is broken, and what was answered', async () => {
  const findings = await check(
    await serve({
      ...specified(),
      'GET land/getland': () => [200, { lands: [] }],
      'POST user/login': () => [500, { message: 'Out of order' }],
      'POST payment/create-payment-intent': () => [200, {}],
    }),
  )
  expect(named(findings, 'broken')).toEqual([
    'lists: land can be read',
    'accounts: a password signs in',
    'accounts: a wrong password is refused',
    'money: a payment is opened',
  ])
  expect(tableOf(findings)).toContain('answered 500: Out of order')
})

test('reports a server that does not answer', async () => {
  const findings = await check('http://localhost:1')
  expect(findings.filter(({ outcome }) => outcome === 'holds')).toEqual([])
  expect(findings[0]?.note).toContain('did not answer')
})
