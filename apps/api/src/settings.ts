import { cardBase } from '@meridian/contract/rules/card-base'
import { emailProblem } from '@meridian/contract/rules/validation'
import { isLocalHost } from '@meridian/sandbox/server/local-host'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mostGeneratedItems } from './database/generated-items.ts'
import type { DatabasePlace } from './database/open.ts'
import { logLevels, type LogLevel } from './http/request-log.ts'
import { decideServices, type RealServices, type Services } from './service-modes.ts'
import { StartProblem } from './start-problem.ts'

/** What the server is told from outside (decisions, Names and addresses). */
export interface Settings {
  port: number
  /** Where players reach the site, without a closing slash. */
  publicUrl: string
  /** Other origins that the site was built to call. */
  calledOrigins: readonly string[]
  /** Those of them that show players' avatars. */
  avatarOrigins: readonly string[]
  /** The folder of the embedded database and of the sandbox. */
  dataFolder: string
  database: DatabasePlace
  /** The first signs tokens, all are believed; without them the database keeps its own. */
  tokenSecrets?: [string, ...string[]]
  /** The proxies before this server, as addresses or ranges. */
  trustedProxies?: readonly string[]
  services: Services
  /** A preview: the sandbox answers on any address. */
  demo: boolean
  /** So many items are generated beside the catalogue's, for measuring. */
  generatedItems?: number
  logLevel: LogLevel
  /** Reads of the API that one address may make in a minute at one copy. */
  readsPerMinute?: number
  /** Where Prometheus reads; without it nowhere. */
  metrics?: { port: number; host: string }
  /** How long a copy that is told to stop still takes calls, until the balancer has noticed. */
  drainSeconds?: number
}

export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the environment and, where the environment is silent, the repository's `.env` file. */
export function loadSettings(): Settings {
  const file = join(repositoryFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env)
}

/** Checks every setting and names all that are wrong at once. An empty one counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = []
  const read = (name: string, rule: string, fits: (value: string) => boolean): string | undefined => {
    const value = environment[name]?.trim() || undefined
    if (value === undefined || fits(value)) return value
    problems.push(`${name} must be ${rule}`)
    return undefined
  }

  const isPort = (value: string) => /^\d+$/.test(value) && Number(value) <= 65_535
  const port = read('PORT', 'a port number from 0 to 65535', isPort)
  const metricsPort = read('METRICS_PORT', 'a port number from 0 to 65535', isPort)
  const metricsHost = read(
    'METRICS_HOST',
    'an address of this machine such as 0.0.0.0',
    (value) => isIP(value) > 0,
  )
  const drainSeconds = read(
    'DRAIN_SECONDS',
    'a whole number from 0 to 600',
    (value) => /^\d+$/.test(value) && Number(value) <= 600,
  )
  const logLevel = read('LOG_LEVEL', `one of ${logLevels.join(', ')}`, (value) => isLogLevel(value))
  const databaseUrl = read(
    'DATABASE_URL',
    'a PostgreSQL address such as postgres://user:password@host:5432/name',
    (value) => hasProtocol(value, 'postgres:', 'postgresql:'),
  )
  const dataFolder = read('DATA_DIR', 'a folder', () => true)
  const tokenSecrets = read(
    'JWT_SECRET',
    'at least 32 characters long, as must be each of several between commas',
    (value) => listed(value).every((secret) => secret.length >= 32),
  )
  const trustedProxies = read(
    'TRUSTED_PROXIES',
    'addresses or ranges between commas, such as 10.0.0.0/8,127.0.0.1',
    (value) => listed(value).every(isAddressOrRange),
  )
  const smtpUrl = read(
    'SMTP_URL',
    'the address of a mail server such as smtps://user:password@mail.example.com',
    (value) => hasProtocol(value, 'smtp:', 'smtps:'),
  )
  const mailFrom = read('MAIL_FROM', 'an e-mail address', (value) => emailProblem(value) === undefined)
  const publicUrl = read('PUBLIC_URL', 'an address such as https://market.example.com', isHttp)
  const secretKey = read('STRIPE_SECRET_KEY', 'a secret key of Stripe, starting with sk_ or rk_', (value) =>
    /^(sk|rk)_/.test(value),
  )
  const webhookSecret = read(
    'STRIPE_WEBHOOK_SECRET',
    'a webhook secret of Stripe, starting with whsec_',
    (value) => value.startsWith('whsec_'),
  )
  const generatedItems = read(
    'SEED_ITEMS',
    `a whole number from 1 to ${mostGeneratedItems}`,
    (value) => /^[1-9]\d*$/.test(value) && Number(value) <= mostGeneratedItems,
  )
  const readsPerMinute = read('READS_PER_MINUTE', 'a whole number from 1 on', (value) =>
    /^[1-9]\d*$/.test(value),
  )
  const discordId = read('DISCORD_CLIENT_ID', 'a client id of Discord, in digits', (value) =>
    /^\d+$/.test(value),
  )
  const discordSecret = read('DISCORD_CLIENT_SECRET', 'a client secret', () => true)
  const discordApi = read('DISCORD_API_URL', 'an address such as https://discord.com/api', isHttp)
  const googleId = read('GOOGLE_CLIENT_ID', 'a client id of Google', () => true)
  const googleApi = read('GOOGLE_API_URL', 'an address such as https://www.googleapis.com', isHttp)
  const sandbox = read('SANDBOX', 'demo, or left out', (value) => value === 'demo')
  // The site's own settings: one file serves both, and its pages may call what they name.
  const [apiUrl, cardUrl] = ['VITE_API_BASE_URL', 'VITE_CARD_API_BASE_URL'].map((name) =>
    read(name, 'an address such as https://api.example.com', (value) =>
      hasProtocol(value, 'http:', 'https:'),
    ),
  )
  const usedPort = Number(port ?? 2117)
  const usedUrl = withoutSlash(publicUrl ?? `http://localhost:${usedPort}`)
  const usedFolder = resolve(repositoryFolder, dataFolder ?? '.data')
  const demo = sandbox === 'demo'
  const real: Partial<RealServices> = {
    ...(secretKey !== undefined && {
      cards: { secretKey, ...(webhookSecret !== undefined && { webhookSecret }) },
    }),
    ...(googleId !== undefined && {
      google: { clientId: googleId, apiUrl: withoutSlash(googleApi ?? 'https://www.googleapis.com') },
    }),
    ...(discordId !== undefined &&
      discordSecret !== undefined && {
        discord: {
          clientId: discordId,
          clientSecret: discordSecret,
          apiUrl: withoutSlash(discordApi ?? 'https://discord.com/api'),
        },
      }),
    ...(smtpUrl !== undefined && {
      mail: { url: smtpUrl, from: mailFrom ?? `no-reply@${new URL(usedUrl).hostname}` },
    }),
  }
  const decided = decideServices({
    real,
    isSet: (name) => Boolean(environment[name]?.trim()),
    publicUrl: usedUrl,
    demo,
  })
  problems.push(...decided.problems)
  if (metricsHost !== undefined && !environment['METRICS_PORT']?.trim()) {
    problems.push('METRICS_HOST is of no use without METRICS_PORT')
  }
  if (problems.length > 0) throw new StartProblem(['Some settings are wrong:', ...problems].join('\n  - '))

  return {
    port: usedPort,
    publicUrl: usedUrl,
    // Of its own accord a site calls the host of development, which is nobody's business elsewhere.
    calledOrigins: [
      apiUrl,
      cardUrl ?? (isLocalHost(new URL(usedUrl).hostname) ? cardBase : undefined),
    ].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
    avatarOrigins: apiUrl === undefined ? [] : [new URL(apiUrl).origin],
    dataFolder: usedFolder,
    database: databaseUrl ? { url: databaseUrl } : { folder: join(usedFolder, 'database') },
    ...(tokenSecrets !== undefined && { tokenSecrets: listed(tokenSecrets) }),
    ...(trustedProxies !== undefined && { trustedProxies: listed(trustedProxies) }),
    services: decided.services,
    demo,
    ...(generatedItems !== undefined && { generatedItems: Number(generatedItems) }),
    logLevel: isLogLevel(logLevel) ? logLevel : 'warn',
    ...(readsPerMinute !== undefined && { readsPerMinute: Number(readsPerMinute) }),
    ...(metricsPort !== undefined && {
      metrics: { port: Number(metricsPort), host: metricsHost ?? '127.0.0.1' },
    }),
    ...(drainSeconds !== undefined && { drainSeconds: Number(drainSeconds) }),
  }
}

const isLogLevel = (value: string | undefined): value is LogLevel =>
  logLevels.some((level) => level === value)

const listed = (value: string) => value.split(',').map((part) => part.trim()) as [string, ...string[]]

function isAddressOrRange(text: string): boolean {
  const [address = '', ...bits] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) > 0 && bits.length <= 1 && bits.every((one) => /^\d+$/.test(one) && Number(one) <= most)
  )
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

const isHttp = (value: string): boolean => hasProtocol(value, 'http:', 'https:')

function hasProtocol(value: string, ...protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
