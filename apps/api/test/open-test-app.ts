import { signUp, type Endpoint, type AnswerOf, type Session } from '@meridian-2117/contract'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase, type DatabaseLocation } from '../src/database/open.ts'
import { seedDatabase } from '../src/database/seed.ts'
import { createLog, type LogLevel } from '../src/log.ts'
import type { CardService, PaymentEvents } from '../src/payment/payment-provider.ts'
import type { MailService } from '../src/mail/smtp-mail.ts'
import { createOutsideServices } from '../src/outside-services.ts'
import type { Settings } from '../src/settings.ts'
import type { Providers } from '../src/accounts/identity.ts'
import type { Sources } from '../src/site/page-policy.ts'
import { createStores, type Stores } from '../src/stores.ts'
import { FakeMail } from './fake-mail.ts'
import { FakeProvider } from './fake-provider.ts'
import { templateName } from './pglite.setup.ts'

export interface TestApp {
  app: FastifyInstance
  db: Database
  stores: Stores
  provider: FakeProvider
  mail: FakeMail
  /** Tells the server that a payment may have changed, as the card provider does. */
  onPaymentChange: PaymentEvents['onPaymentChange']
  logged: string[]
  close: () => Promise<void>
}

export const tokenSecret = 'a secret of thirty-two characters'

/** Epoch `ms` at which test databases are seeded. */
export const seedTime = Date.UTC(2117, 5, 15, 12)

/** Creates an empty database of the kind that this run uses. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  const url = inject('postgresUrl')
  if (url === undefined) {
    const made = inject('pgliteFolder')
    if (made === undefined) throw new Error('Run these tests as the project api-pglite or api-postgres')
    const folder = join(made, randomUUID(), 'database')
    await cp(join(made, templateName), folder, { recursive: true })
    return { folder }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return { url: url.replace(/\/postgres$/, `/${name}`) }
}

/** Opens a seeded server over a fresh database, without a port. */
export async function openTestApp(
  options: {
    location?: DatabaseLocation
    /** Replaces the probe of the database. */
    ping?: () => Promise<void>
    siteFolder?: string
    pageSettings?: PageSettings
    pageSources?: readonly Sources[]
    logLevel?: LogLevel
    /** Seconds for which shared answers are cached; tests change tables directly. @default 0 */
    sharedAnswersSeconds?: number
    longestPauseMs?: number
    /** Replaces the card service in memory. */
    cards?: CardService
    /** Limits the calls in a second to the provider in memory. */
    callsPerSecond?: number
    /** Seconds before a payment is asked about again; tests change payments directly. @default 0 */
    askAgainSeconds?: number
    /** Replaces the mail service in memory. */
    mail?: MailService
    trustedProxies?: readonly string[]
    /** The operators' e-mail address or page. */
    contact?: string
    /** Milliseconds between payment sweeps. */
    sweepEveryMs?: number
    /** Limits the calls of one address in a minute. @default the server's own limit */
    callsPerMinute?: number
    /** Replaces providers that otherwise refuse every sign-in. */
    providers?: Partial<Providers>
    /** Creates all outside services from these settings, as the server does; the sandbox needs a listening server. */
    settings?: Settings
  } = {},
): Promise<TestApp> {
  const { db, ping, close } = await openDatabase(options.location ?? (await emptyDatabase()))
  await seedDatabase(db, seedTime)
  const provider = new FakeProvider()
  const mail = new FakeMail()
  const logged: string[] = []
  let onPaymentChange: PaymentEvents['onPaymentChange'] = async () => undefined
  const stores = createStores(db)
  const app: FastifyInstance = await buildApp({
    stores,
    ping: options.ping ?? ping,
    cards: options.cards ?? {
      provider,
      callsPerSecond: options.callsPerSecond,
      routes: async (_app, events) => {
        onPaymentChange = events.onPaymentChange
      },
    },
    mail: options.mail ?? mail,
    tokenSecrets: { current: tokenSecret },
    passwordCost: { memoryCost: 8, timeCost: 1 },
    publicUrl: 'https://market.test',
    contact: options.contact,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    sweepEveryMs: options.sweepEveryMs,
    callsPerMinute: options.callsPerMinute,
    longestPauseMs: options.longestPauseMs,
    providers: { google: nobody, discord: nobody, ...options.providers },
    ...(options.settings &&
      (await createOutsideServices({
        settings: options.settings,
        sandboxFile: ':memory:',
        ownUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
      }))),
    askAgainSeconds: options.askAgainSeconds ?? 0,
    sharedAnswersSeconds: options.sharedAnswersSeconds ?? 0,
    pageSettings: options.pageSettings ?? {},
    siteFolder: options.siteFolder ?? join(tmpdir(), 'meridian-no-site'),
    log: createLog({ write: (line) => void logged.push(line) }, options.logLevel),
    ...(options.pageSources && { pageSources: options.pageSources }),
  })
  return {
    app,
    db,
    stores,
    provider,
    mail,
    onPaymentChange,
    logged,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

const nobody = () => Promise.reject(new Error('This test has no such provider'))

/** Parses an answer of the server as the site does; fails on damaged entries. */
export function valueOf<E extends Endpoint>({ answer }: E, json: unknown): AnswerOf<E> {
  const reading = answer.read(json)
  if (reading.outcome !== 'read' || reading.damaged.length > 0) throw new Error(JSON.stringify(reading))
  return reading.value as AnswerOf<E>
}

/** Returns the header that proves who calls. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let addresses = 0

/** Returns an address that no other caller of this run has. */
export function nextAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** Tokens of the players of this run, by id. */
const tokens = new Map<string, string>()

/** Returns the header of a player of this run, by their id or by a body with it; empty for others. */
export function asPlayer(player: string | object): { authorization?: string } {
  const id = typeof player === 'string' ? player : 'userId' in player && player.userId
  const token = tokens.get(String(id))
  return token === undefined ? {} : bearer(token)
}

/** A session with the e-mail and password that opened it. */
export type SignedUpPlayer = Session & { email: string; password: string }

/** Opens a separate account for one test. */
export async function signUpPlayer(
  { app }: TestApp,
  email = `player-${randomUUID()}@meridian.test`,
): Promise<SignedUpPlayer> {
  const password = 'through the gate'
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/user/signup',
    remoteAddress: nextAddress(),
    payload: { Email: email, Password: password, ConfirmPassword: password },
  })
  const session = valueOf(signUp, response.json())
  tokens.set(session.player.id, session.token)
  return { ...session, email, password }
}

/** Returns the body that opens a payment for the Kestrel Interceptor, which costs $1250. */
export const kestrelOrder = (playerId: string) => ({
  amount: 125_000,
  userId: playerId,
  gameId: 'nfa-kestrel-interceptor',
  gameTitle: 'Kestrel Interceptor',
  serialNumber: '#KI-0911',
  currency: 'usd',
  email: 'player@meridian.test',
  productId: 'nfa-kestrel-interceptor',
})

/**
 * Returns the body that charges a card for the Kestrel Interceptor. The payment method's name decides its behaviour.
 */
export const kestrelCardOrder = (playerId: string, paymentMethodId = 'pays') => ({
  userId: playerId,
  userInfo: { name: 'Mika Vale', email: 'player@meridian.test' },
  gameDetails: {
    gameId: 'nfa-kestrel-interceptor',
    serialNumber: '#KI-0911',
    title: 'Kestrel Interceptor',
    price: 1250,
  },
  paymentDetails: { amount: 125_000, payment_method_id: paymentMethodId, currency: 'usd' },
  provider: 'stripe',
  productId: 'nfa-kestrel-interceptor',
})

/** Opens a payment for the Kestrel Interceptor and confirms it at the provider, without a webhook. */
export async function payForKestrel({ app, provider }: TestApp, playerId: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(playerId),
    headers: asPlayer(playerId),
  })
  const { clientSecret } = response.json<{ clientSecret: string }>()
  const id = clientSecret.replace(/_secret$/, '')
  provider.change(id, { status: 'succeeded' })
  return id
}

/** Returns a refusal's body, whose two texts are equal. */
export const refused = (code: RefusalCode, message: string) => ({
  success: false,
  message,
  error: message,
  code,
})

/** Sends the form of the edit page as a browser does. Fields that are left out are empty. */
export async function sendProfile(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  filled: Readonly<Record<string, string | File>>,
) {
  const form = new FormData()
  const fields = { FullName: '', Email: '', Password: '', NewPassword: '', Bio: '', ...filled }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { headers, body } = new Request('http://localhost', { method: 'PUT', body: form })
  return app.inject({
    method: 'PUT',
    url: '/api/v1/profile',
    headers: { ...bearer(token), 'content-type': headers.get('content-type') ?? '' },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
}
