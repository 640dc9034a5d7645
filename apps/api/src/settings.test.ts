import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, repositoryFolder } from './settings.ts'
import { StartProblem } from './start-problem.ts'

test('without any setting the server runs on its own', () => {
  expect(readSettings({ PORT: '', JWT_SECRET: ' ' })).toEqual({
    port: 2117,
    publicUrl: 'http://localhost:2117',
    database: { folder: join(repositoryFolder, '.data', 'database') },
    logLevel: 'warn',
  })
})

test('every setting is read', () => {
  const settings = readSettings({
    PORT: '8080',
    DATABASE_URL: 'postgresql://market:secret@db:5432/market',
    JWT_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://market.example.com/',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SEED_ITEMS: '1000000',
    LOG_LEVEL: 'info',
    METRICS_PORT: '9117',
  })
  expect(settings).toEqual({
    port: 8080,
    publicUrl: 'https://market.example.com',
    database: { url: 'postgresql://market:secret@db:5432/market' },
    tokenSecret: 'x'.repeat(32),
    stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
    generatedItems: 1_000_000,
    logLevel: 'info',
    metricsPort: 9117,
  })
})

test('the data folder may be anywhere', () => {
  expect(readSettings({ DATA_DIR: '/var/lib/market' }).database).toEqual({
    folder: '/var/lib/market/database',
  })
})

test('all wrong settings are named at once, and no secret is repeated', () => {
  const read = () =>
    readSettings({
      PORT: '70000',
      DATABASE_URL: 'mysql://user:hidden@db/market',
      JWT_SECRET: 'hidden',
      PUBLIC_URL: 'market.example.com',
      STRIPE_SECRET_KEY: 'pk_hidden',
      STRIPE_WEBHOOK_SECRET: 'hidden',
      SEED_ITEMS: '1e6',
      LOG_LEVEL: 'all',
      METRICS_PORT: 'none',
    })
  expect(read).toThrow(StartProblem)
  expect(read).toThrow(
    [
      'Some settings are wrong:',
      '  - PORT must be a port number from 0 to 65535',
      '  - METRICS_PORT must be a port number from 0 to 65535',
      '  - LOG_LEVEL must be one of info, warn, error',
      '  - DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name',
      '  - JWT_SECRET must be at least 32 characters long',
      '  - PUBLIC_URL must be an address such as https://market.example.com',
      '  - STRIPE_SECRET_KEY must be a secret key of Stripe, starting with sk_ or rk_',
      '  - STRIPE_WEBHOOK_SECRET must be a webhook secret of Stripe, starting with whsec_',
      '  - SEED_ITEMS must be a whole number from 1 to 9999999',
    ].join('\n'),
  )
})

test('a webhook secret without Stripe is a mistake', () => {
  expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
    'STRIPE_WEBHOOK_SECRET is of no use without STRIPE_SECRET_KEY',
  )
})
