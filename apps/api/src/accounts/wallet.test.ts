import {
  readWalletMessage,
  walletMessage,
  walletMessageLifeMs,
} from '@meridian-2117/contract/validation/wallet-message'
import { displayName } from '@meridian-2117/contract/names/display-name'
import { signInWithWallet, signOutEverywhere, type Session } from '@meridian-2117/contract'
import { addr, eip191Signer } from 'micro-eth-signer'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bearer, openTestApp, refused, valueOf, type TestApp } from '../../test/open-test-app.ts'
import { walletMessages } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

function newWallet() {
  const { privateKey, address } = addr.random()
  return {
    checksummed: address,
    address: address.toLowerCase(),
    sign: (message: string) => eip191Signer.sign(message, privateKey),
  }
}

type Wallet = ReturnType<typeof newWallet>

let messages = 0

function messageOf({ checksummed }: Wallet, timeMs = Date.now(), host = 'market.test') {
  messages += 1
  const nonce = String(messages).padStart(8, '0')
  return walletMessage({ origin: `https://${host}`, address: checksummed, nonce, timeMs })
}

function enter(wallet: Wallet, message = messageOf(wallet), signature = wallet.sign(message)) {
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/user/metamask',
    payload: { address: wallet.address, signature, message },
  })
}

const wrong = [401, refused('signature_wrong', 'The signature does not belong to this wallet')]
const stale = [
  401,
  refused(
    'signature_expired',
    'The time of the signed message is too far from ours. Check your device’s clock and try again.',
  ),
]

test('opens an account for a wallet the first time and finds it the second', async () => {
  const wallet = newWallet()
  const [first, second] = [await enter(wallet), await enter(wallet)]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const { player } = valueOf(signInWithWallet, first.json())
  expect(valueOf(signInWithWallet, second.json()).player).toEqual(player)
  expect(displayName(player)).toBe('Guest')
})

test('signs the player of a wallet out everywhere else', async () => {
  const wallet = newWallet()
  const sessionOf = async (entered: typeof wallet) => valueOf(signInWithWallet, (await enter(entered)).json())
  const [here, elsewhere, other] = [
    await sessionOf(wallet),
    await sessionOf(wallet),
    await sessionOf(newWallet()),
  ]
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/sign-out-everywhere',
    headers: bearer(here.token),
  })
  const renewed = valueOf(signOutEverywhere, response.json())
  expect(renewed.player).toEqual(here.player)
  const statusOf = async ({ token }: Session) =>
    (await server.app.inject({ url: '/api/v1/getProfile', headers: bearer(token) })).statusCode
  expect([
    await statusOf(renewed),
    await statusOf(here),
    await statusOf(elsewhere),
    await statusOf(other),
    await statusOf(await sessionOf(wallet)),
  ]).toEqual([200, 401, 401, 200, 200])
})

test('accepts a wallet that counts its recovery bit from 0', async () => {
  const wallet = newWallet()
  const message = messageOf(wallet)
  const signature = wallet.sign(message).replace(/1b$/, '00').replace(/1c$/, '01')
  expect((await enter(wallet, message, signature)).statusCode).toBe(200)
})

test('accepts a message once, also when it arrives twice at the same moment', async () => {
  const wallet = newWallet()
  const message = messageOf(wallet)
  const answers = await Promise.all([enter(wallet, message), enter(wallet, message)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
  const again = await enter(wallet, message)
  expect([again.statusCode, again.json()]).toEqual([
    401,
    refused('signature_expired', 'The signed message was used already. Please sign a new one.'),
  ])
})

test.each([
  ['too old', -1],
  ['too far ahead', 1],
])('refuses a message that is %s', async (_, direction) => {
  const wallet = newWallet()
  const message = messageOf(wallet, Date.now() + direction * (walletMessageLifeMs + 1000))
  const response = await enter(wallet, message)
  expect([response.statusCode, response.json()]).toEqual(stale)
})

test('accepts a message of nearly five minutes ago', async () => {
  const wallet = newWallet()
  expect((await enter(wallet, messageOf(wallet, Date.now() - walletMessageLifeMs + 5000))).statusCode).toBe(
    200,
  )
})

test('remembers a used message only as long as it could be sent again', async () => {
  vi.useFakeTimers({ now: Date.UTC(2117, 0, 1), toFake: ['Date'] })
  const wallet = newWallet()
  const ahead = messageOf(wallet, Date.now() + walletMessageLifeMs)
  expect((await enter(wallet, ahead)).statusCode).toBe(200)
  vi.setSystemTime(Date.now() + 2 * walletMessageLifeMs)
  expect((await enter(wallet, ahead)).json()).toEqual(
    refused('signature_expired', 'The signed message was used already. Please sign a new one.'),
  )
  vi.setSystemTime(Date.now() + 1)
  await enter(wallet)
  const stored = await server.db.select().from(walletMessages)
  expect(stored.filter(({ message }) => message === ahead)).toEqual([])
})

test('refuses a signature of another key', async () => {
  const [wallet, other] = [newWallet(), newWallet()]
  const message = messageOf(wallet)
  const response = await enter(wallet, message, other.sign(message))
  expect([response.statusCode, response.json()]).toEqual(wrong)
})

test('refuses a message about another wallet', async () => {
  const [wallet, other] = [newWallet(), newWallet()]
  const response = await enter(wallet, messageOf(other))
  expect([response.statusCode, response.json()]).toEqual(wrong)
})

test('refuses a signature for another host, and names the address of the site', async () => {
  const wallet = newWallet()
  const message = messageOf(wallet, Date.now(), 'free-helms.example')
  expect(readWalletMessage(message)?.host).toBe('free-helms.example')
  const response = await enter(wallet, message)
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('sign_in_failed', 'Signing in works at https://market.test. Please open the site there.'),
  ])
})

test.each(['', '0x', `0x${'0'.repeat(130)}`, 'signed, Ada'])(
  'refuses the signature %j',
  async (signature) => {
    const wallet = newWallet()
    const response = await enter(wallet, messageOf(wallet), signature)
    expect([response.statusCode, response.json()]).toEqual(wrong)
  },
)

test.each([
  ['a contract wallet', `0x${'5a'.repeat(500)}`],
  ['a compact signature', `0x${'5a'.repeat(64)}`],
])('refuses %s as a kind of wallet that is not supported yet', async (_, signature) => {
  const wallet = newWallet()
  const response = await enter(wallet, messageOf(wallet), signature)
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('wallet_unsupported', 'This kind of wallet is not supported yet'),
  ])
})
