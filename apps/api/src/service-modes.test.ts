import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { expect, test } from 'vitest'
import { servicesLine, type ServiceName } from './service-modes.ts'
import { readSettings } from './settings.ts'
import { StartupError } from './startup-error.ts'

const real: Record<ServiceName, Readonly<Record<string, string>>> = {
  cards: { STRIPE_SECRET_KEY: 'sk_test_1' },
  google: { GOOGLE_CLIENT_ID: 'site.apps.googleusercontent.com' },
  discord: { DISCORD_CLIENT_ID: '2117', DISCORD_CLIENT_SECRET: 'hush' },
  mail: { SMTP_URL: 'smtps://user:hush@mail.example.com' },
}
const names = Object.keys(real) as ServiceName[]
const allReal = Object.assign({}, ...Object.values(real)) as Record<string, string>

const JWT_SECRET = 'x'.repeat(32)

/** Every combination of real services, from none to all. */
const combinations = names.reduce<ServiceName[][]>(
  (sets, name) => sets.flatMap((set) => [set, [...set, name]]),
  [[]],
)

const addresses = [
  [undefined, 'local'],
  ['http://localhost:8080', 'local'],
  ['http://market.localhost', 'local'],
  ['http://127.8.9.10:2117', 'local'],
  ['http://[::1]:2117', 'local'],
  ['https://market.test', 'public'],
  ['http://192.168.1.5:2117', 'public'],
  ['https://localhost.market.test', 'public'],
  ['https://127.0.0.1.market.test', 'public'],
  ['http://[::2]', 'public'],
] as const

/**
 * Returns the mode of each service, or the mistakes that prevent a start, without their explanation. `build` holds the
 * defaults of a built site.
 */
function decisionOn(
  environment: Readonly<Record<string, string | undefined>>,
  build?: PageSettings,
): unknown {
  try {
    const { serviceModes } = readSettings({ JWT_SECRET, ...environment }, () => build)
    return Object.fromEntries(
      names.map((name) => [name, serviceModes[name] === 'sandbox' ? 'sandbox' : 'real']),
    )
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const [, ...problems] = error.message.split('\n  - ')
    return problems.filter((problem) => !/^(At|Beside) /.test(problem))
  }
}

test.each(addresses)('chooses each set of services at %s (%s)', (url, reach) => {
  for (const set of combinations) {
    const environment = Object.assign({ PUBLIC_URL: url }, ...set.map((name) => real[name])) as Record<
      string,
      string
    >
    const unset = names.filter((name) => !set.includes(name))
    const expected =
      reach === 'public' && unset.length > 0
        ? unset.flatMap((name) => Object.keys(real[name])).map((setting) => `${setting} is missing`)
        : Object.fromEntries(names.map((name) => [name, set.includes(name) ? 'real' : 'sandbox']))
    expect({ set, decision: decisionOn(environment) }).toEqual({ set, decision: expected })
  }
})

test('names all that a public server lacks, and how to start without it', () => {
  expect(() => readSettings({ PUBLIC_URL: 'https://market.test', JWT_SECRET })).toThrow(
    [
      'Some settings are wrong:',
      '  - STRIPE_SECRET_KEY is missing',
      '  - GOOGLE_CLIENT_ID is missing',
      '  - DISCORD_CLIENT_ID is missing',
      '  - DISCORD_CLIENT_SECRET is missing',
      '  - SMTP_URL is missing',
      '  - At https://market.test no sandbox may take the place of a real service: set what is missing',
    ].join('\n'),
  )
})

test.each([
  [{ DISCORD_CLIENT_ID: '1' }, 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together'],
  [{ DISCORD_CLIENT_SECRET: 'hush' }, 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together'],
  [{ DISCORD_API_URL: 'https://discord.com/api' }, 'DISCORD_API_URL is of no use without DISCORD_CLIENT_ID'],
  [{ GOOGLE_API_URL: 'https://google.test' }, 'GOOGLE_API_URL is of no use without GOOGLE_CLIENT_ID'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET is of no use without STRIPE_SECRET_KEY'],
  [{ STRIPE_API_URL: 'http://localhost:12111' }, 'STRIPE_API_URL is of no use without STRIPE_SECRET_KEY'],
  [
    { JWT_SECRET: undefined, JWT_SECRET_PREVIOUS: 'y'.repeat(32) },
    'JWT_SECRET_PREVIOUS is of no use without JWT_SECRET',
  ],
  [{ MAIL_FROM: 'gate@example.com' }, 'MAIL_FROM is of no use without SMTP_URL'],
])('refuses a service that is half set: %o', (half, problem) => {
  expect(decisionOn(half)).toEqual([problem])
})

const secret = { STRIPE_SECRET_KEY: 'sk_test_1' }
const keysBelongTogether = 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong together'

test.each([
  [secret, {}, [keysBelongTogether]],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, {}, [keysBelongTogether]],
  [{}, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, [keysBelongTogether]],
  [{}, { DISCORD_CLIENT_ID: '1' }, ['DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together']],
  [
    { ...secret, PUBLIC_URL: 'https://market.test', ...real.google, ...real.discord },
    {},
    ['STRIPE_PUBLISHABLE_KEY is missing', 'SMTP_URL is missing'],
  ],
])(
  'refuses to show pages without the public half of a service, or with that half alone: %o, built with %o',
  (environment, build, problems) => {
    expect(decisionOn(environment, build)).toEqual(problems)
  },
)

test('starts without a key for forms where it shows no pages', () => {
  expect(decisionOn(secret)).toHaveProperty('cards', 'real')
})

test('says which wrong settings are those of the build', () => {
  expect(() => readSettings({}, () => ({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }))).toThrow(
    'Some settings are wrong (the build of the site sets STRIPE_PUBLISHABLE_KEY):',
  )
})

test.each([
  ['sk_test_1', 'pk_live_1'],
  ['rk_live_1', 'pk_test_1'],
])('refuses keys of Stripe of which one is live and the other for tests: %s, %s', (key, publishable) => {
  const keys = {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(decisionOn({ ...allReal, ...keys })).toEqual([
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both live or both for tests',
  ])
})

test.each(['sk_live_1', 'rk_live_1'])(
  'requires the webhook of a public server with the live key %s',
  (key) => {
    const environment = { ...allReal, PUBLIC_URL: 'https://market.test', STRIPE_SECRET_KEY: key }
    expect(decisionOn(environment)).toEqual([
      'STRIPE_WEBHOOK_SECRET is missing, without which a paid purchase may go unrecorded',
    ])
    expect(decisionOn({ ...environment, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toHaveProperty('cards')
  },
)

test.each(['sk_live_1', 'rk_live_1'])('allows no sandbox beside the live key %s, at any address', (key) => {
  for (const PUBLIC_URL of [undefined, 'http://localhost:8080']) {
    const cards = { PUBLIC_URL, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(decisionOn(cards)).toEqual([
      'GOOGLE_CLIENT_ID is missing',
      'DISCORD_CLIENT_ID is missing',
      'DISCORD_CLIENT_SECRET is missing',
      'SMTP_URL is missing',
    ])
    expect(decisionOn({ ...allReal, ...cards, STRIPE_WEBHOOK_SECRET: undefined })).toEqual([
      'STRIPE_WEBHOOK_SECRET is missing, without which a paid purchase may go unrecorded',
    ])
    expect(decisionOn({ ...allReal, ...cards })).toHaveProperty('cards')
  }
  expect(() => readSettings({ STRIPE_SECRET_KEY: key })).toThrow(
    'Beside a live key of Stripe no sandbox may take the place of a real service: set what is missing, or use a test key',
  )
})

test.each([
  { DATABASE_URL: 'postgres://db/market' },
  { ...allReal, PUBLIC_URL: 'https://market.test' },
  { ...allReal, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
])('demands JWT_SECRET: %o', (environment) => {
  expect(() => readSettings(environment)).toThrow(
    'JWT_SECRET is missing: a public server, and copies on one DATABASE_URL, need one, such as what "openssl rand -hex 32" prints',
  )
  expect(readSettings({ ...environment, JWT_SECRET }).tokenSecrets).toEqual({ current: JWT_SECRET })
})

test.each(['sk_live_1', 'rk_live_1'])('lets nothing take the place of Stripe beside the key %s', (key) => {
  const cards = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(decisionOn({ ...allReal, ...cards, STRIPE_API_URL: 'http://localhost:12111' })).toEqual([
    'STRIPE_API_URL must be left out beside a live key: only Stripe takes real money',
  ])
})

test('names the mode of all four services in the line of the start', () => {
  const { serviceModes } = readSettings({ ...real.discord, ...real.mail })
  expect(servicesLine(serviceModes)).toBe('cards: sandbox, google: sandbox, discord: real, mail: SMTP')
})
