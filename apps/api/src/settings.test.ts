import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, repositoryFolder } from './settings.ts'
import { newestBuild } from './site/site-builds.ts'
import { StartupError } from './startup-error.ts'

test('runs without any setting', () => {
  expect(readSettings({ PORT: '', JWT_SECRET: ' ' })).toEqual({
    port: 2117,
    publicUrl: 'http://localhost:2117',
    pageSettings: {},
    dataFolder: join(repositoryFolder, '.data'),
    siteFolder: newestBuild(join(repositoryFolder, 'apps/site/dist')),
    database: { folder: join(repositoryFolder, '.data', 'database') },
    serviceModes: { cards: 'sandbox', google: 'sandbox', discord: 'sandbox', mail: 'sandbox' },
    logLevel: 'warn',
  })
})

test('reads every setting', () => {
  const settings = readSettings({
    PORT: '8080',
    DATABASE_URL: 'postgresql://market:secret@db:5432/market',
    JWT_SECRET: 'x'.repeat(32),
    JWT_SECRET_PREVIOUS: 'y'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    CONTACT: 'help@example.com',
    PUBLIC_URL: 'https://market.example.com/',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    DISCORD_CLIENT_ID: '1234567890',
    DISCORD_CLIENT_SECRET: 'discord secret',
    DISCORD_API_URL: 'http://localhost:9000/api/',
    GOOGLE_CLIENT_ID: 'site.apps.googleusercontent.com',
    LOG_LEVEL: 'info',
    CALLS_PER_MINUTE: '90',
    METRICS_PORT: '9117',
    METRICS_HOST: '10.0.0.5',
    DRAIN_SECONDS: '10',
    API_BASE_URL: 'https://api.example.com/',
    CARD_API_BASE_URL: 'https://cards.example.com/base',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    VITALS_SHARE: '0.1',
    SITE_DIR: '/srv/site',
  })
  expect(settings).toEqual({
    port: 8080,
    publicUrl: 'https://market.example.com',
    pageSettings: {
      API_BASE_URL: 'https://api.example.com',
      CARD_API_BASE_URL: 'https://cards.example.com/base',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      GOOGLE_CLIENT_ID: 'site.apps.googleusercontent.com',
      DISCORD_CLIENT_ID: '1234567890',
      VITALS_SHARE: '0.1',
    },
    dataFolder: join(repositoryFolder, '.data'),
    siteFolder: '/srv/site',
    database: { url: 'postgresql://market:secret@db:5432/market' },
    tokenSecrets: { current: 'x'.repeat(32), previous: 'y'.repeat(32) },
    trustedProxies: ['10.0.0.0/8', '::1'],
    serviceModes: {
      cards: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
      google: { clientId: 'site.apps.googleusercontent.com', apiUrl: 'https://www.googleapis.com' },
      discord: {
        clientId: '1234567890',
        clientSecret: 'discord secret',
        apiUrl: 'http://localhost:9000/api',
      },
      mail: { url: 'smtps://user:secret@mail.example.com', from: 'no-reply@market.example.com' },
    },
    contact: 'help@example.com',
    logLevel: 'info',
    callsPerMinute: 90,
    metrics: { port: 9117, host: '10.0.0.5' },
    drainSeconds: 10,
  })
})

test('accepts a data folder anywhere', () => {
  expect(readSettings({ DATA_DIR: '/var/lib/market' }).database).toEqual({
    folder: '/var/lib/market/database',
  })
})

test('names all wrong settings at once, and repeats no secret', () => {
  const read = () =>
    readSettings({
      PORT: '70000',
      DATABASE_URL: 'mysql://user:hidden@db/market',
      JWT_SECRET: 'hidden',
      JWT_SECRET_PREVIOUS: 'hidden',
      TRUSTED_PROXIES: '10.0.0.0/33',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'no-reply',
      CONTACT: 'the operators',
      PUBLIC_URL: 'https://mika:hidden@market.example.com',
      STRIPE_SECRET_KEY: 'pk_hidden',
      STRIPE_WEBHOOK_SECRET: 'hidden',
      STRIPE_API_URL: 'https://api.stripe.com',
      DISCORD_CLIENT_ID: 'hidden',
      DISCORD_CLIENT_SECRET: 'hidden',
      GOOGLE_CLIENT_ID: 'hidden id',
      GOOGLE_API_URL: 'googleapis.com',
      API_BASE_URL: 'api.example.com',
      CARD_API_BASE_URL: 'ftp://cards.example.com',
      STRIPE_PUBLISHABLE_KEY: 'sk_hidden',
      VITALS_SHARE: '10%',
      LOG_LEVEL: 'all',
      CALLS_PER_MINUTE: '0',
      METRICS_PORT: 'none',
      METRICS_HOST: 'everywhere',
    })
  expect(read).toThrow(StartupError)
  expect(read).toThrow(
    [
      'Some settings are wrong:',
      '  - PORT must be a port number from 0 to 65535',
      '  - METRICS_PORT must be a port number from 0 to 65535',
      '  - METRICS_HOST must be an address of this computer such as 0.0.0.0',
      '  - LOG_LEVEL must be one of info, warn, error',
      '  - DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name',
      '  - JWT_SECRET must be at least 32 characters long',
      '  - JWT_SECRET_PREVIOUS must be at least 32 characters long',
      '  - TRUSTED_PROXIES must be addresses or ranges between commas, such as 10.0.0.0/8,127.0.0.1',
      '  - SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com',
      '  - MAIL_FROM must be an e-mail address',
      '  - CONTACT must be an e-mail address, or an address such as https://market.example.com/help',
      '  - PUBLIC_URL must be an address such as https://market.example.com, without a path, a query or a user',
      '  - STRIPE_SECRET_KEY must be a secret key of Stripe, starting with sk_ or rk_',
      '  - STRIPE_WEBHOOK_SECRET must be a webhook secret of Stripe, starting with whsec_',
      '  - STRIPE_API_URL must be an address of this computer such as http://localhost:12111',
      '  - CALLS_PER_MINUTE must be a whole number from 1 on',
      '  - GOOGLE_API_URL must be an address such as https://www.googleapis.com',
      '  - API_BASE_URL must be an address such as https://api.example.com',
      '  - CARD_API_BASE_URL must be an address such as https://cards.example.com',
      '  - STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe, starting with pk_',
      '  - GOOGLE_CLIENT_ID must be a client id of Google',
      '  - DISCORD_CLIENT_ID must be a client id of Discord, in digits',
      '  - VITALS_SHARE must be a share from 0 to 1, such as 0.1',
    ].join('\n'),
  )
})

test.each([
  'https://market.test/shop',
  'https://market.test/?a=1',
  'https://mika@market.test',
  'market.test',
])('refuses %s as the public address', (PUBLIC_URL) => {
  expect(() => readSettings({ PUBLIC_URL })).toThrow(
    'PUBLIC_URL must be an address such as https://market.example.com, without a path, a query or a user',
  )
})

test('reads a setting from a file, and says which file it cannot read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'jwt')
  await writeFile(file, `${'x'.repeat(32)}\n`)
  expect(readSettings({ JWT_SECRET_FILE: file }).tokenSecrets?.current).toBe('x'.repeat(32))
  expect(() => readSettings({ JWT_SECRET_FILE: join(folder, 'gone') })).toThrow(
    'JWT_SECRET_FILE must be a file that the server can read',
  )
})

test.each(['http://localhost:12111', 'http://127.0.0.1:80/', 'https://[::1]:8443'])(
  'accepts %s in the place of Stripe',
  (STRIPE_API_URL) => {
    const { cards } = readSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL }).serviceModes
    expect(cards).toEqual({ secretKey: 'sk_test_1', apiUrl: STRIPE_API_URL })
  },
)

test.each([
  'http://192.168.1.5:12111',
  'http://localhost.stripe.test:12111',
  'http://user:hush@localhost:12111',
  'http://localhost:12111/v1',
  'ftp://localhost:12111',
  'localhost:12111',
])('accepts no other address in the place of Stripe: %s', (STRIPE_API_URL) => {
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL })).toThrow(
    'STRIPE_API_URL must be an address of this computer such as http://localhost:12111',
  )
})

test('accepts a name for the sender of mails', () => {
  const given = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'gate@example.com' }
  expect(readSettings(given).serviceModes.mail).toEqual({ url: given.SMTP_URL, from: 'gate@example.com' })
})

test('lets players reach a page of the operators, which is encrypted', () => {
  expect(readSettings({ CONTACT: 'https://help.example.com/mail' }).contact).toBe(
    'https://help.example.com/mail',
  )
  expect(() => readSettings({ CONTACT: 'http://help.example.com' })).toThrow('CONTACT must be an e-mail')
})

test('serves metrics on the local machine alone by default', () => {
  expect(readSettings({ METRICS_PORT: '9117' }).metrics).toEqual({ port: 9117, host: '127.0.0.1' })
  expect(() => readSettings({ METRICS_HOST: '0.0.0.0' })).toThrow(
    'METRICS_HOST is of no use without METRICS_PORT',
  )
})

const cards = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }

test('gives the pages of one build the settings of each server, before the defaults of the build', () => {
  const pagesOf = (environment: Readonly<Record<string, string>>, defaults = {}) =>
    readSettings(environment, () => defaults).pageSettings
  expect(pagesOf({})).toEqual({})
  expect(pagesOf(cards)).toEqual({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })
  const { STRIPE_SECRET_KEY } = cards
  const built = { STRIPE_PUBLISHABLE_KEY: 'pk_test_2', VITALS_SHARE: '1' }
  expect(pagesOf({ STRIPE_SECRET_KEY }, built)).toEqual(built)
  expect(pagesOf({ ...cards, VITALS_SHARE: '0' }, built)).toEqual({
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    VITALS_SHARE: '0',
  })
})
