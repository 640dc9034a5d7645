import { pageSettingsSchema, type PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { emailProblem } from '@meridian-2117/contract/validation/validation'
import { isLocalHost } from '@meridian-2117/sandbox/server/local-host'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { DatabaseLocation } from './database/open.ts'
import { logLevels } from './log.ts'
import { newestBuild, readBuild } from './site/site-builds.ts'
import { serviceProblems, type ServiceModes } from './service-modes.ts'
import { StartupError } from './startup-error.ts'
import { shortestTokenSecret } from './accounts/tokens.ts'

// Each message continues "NAME must be". It never repeats the value, which may be a secret.
const text = (rule: string, fits: (value: string) => boolean) => z.string().refine(fits, rule).optional()
const anyText = z.string().optional()
const number = (rule: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule)
    .optional()
const port = number('a port number from 0 to 65535', 0, 65_535)
const url = (rule: string, protocol = /^https?$/) => z.url({ protocol, error: rule }).optional()
const baseUrl = (example: string) =>
  url(`an address such as ${example}`).transform((value) => value?.replace(/\/$/, ''))
const list = (rule: string, fits: (part: string) => boolean) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()) as [string, ...string[]])
    .refine((parts) => parts.every(fits), rule)
    .optional()

/** Returns whether an address has no path, query or user. */
const isOrigin = (value: string) => {
  const parsed = URL.parse(value)
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`
}

const isLocalOrigin = (value: string) => isOrigin(value) && isLocalHost(new URL(value).hostname)

const tokenSecret = text(
  `at least ${shortestTokenSecret} characters long`,
  (secret) => secret.length >= shortestTokenSecret,
)
const address = z.union([z.ipv4(), z.ipv6()])
const addressOrRange = z.union([address, z.cidrv4(), z.cidrv6()])

const environmentSchema = z.object({
  PORT: port.default(2117),
  METRICS_PORT: port,
  METRICS_HOST: text(
    'an address of this computer such as 0.0.0.0',
    (value) => address.safeParse(value).success,
  ),
  DRAIN_SECONDS: number('a whole number from 0 to 600', 0, 600),
  KEEP_ALIVE_SECONDS: number('a whole number from 1 to 3600', 1, 3600),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('warn'),
  DATABASE_URL: url(
    'a PostgreSQL address such as postgres://user:password@host:5432/name',
    /^postgres(ql)?$/,
  ),
  DATA_DIR: z.string().default('.data'),
  SITE_DIR: anyText,
  JWT_SECRET: tokenSecret,
  JWT_SECRET_PREVIOUS: tokenSecret,
  TRUSTED_PROXIES: list(
    'addresses or ranges between commas, such as 10.0.0.0/8,127.0.0.1',
    (proxy) => addressOrRange.safeParse(proxy).success,
  ),
  SMTP_URL: url('the address of a mail server such as smtps://user:password@mail.example.com', /^smtps?$/),
  MAIL_FROM: text('an e-mail address', (value) => emailProblem(value) === undefined),
  CONTACT: text(
    'an e-mail address, or an address such as https://market.example.com/help',
    (value) => emailProblem(value) === undefined || URL.parse(value)?.protocol === 'https:',
  ),
  PUBLIC_URL: text(
    'an address such as https://market.example.com, without a path, a query or a user',
    isOrigin,
  ).transform((value) => value?.replace(/\/$/, '')),
  STRIPE_SECRET_KEY: text('a secret key of Stripe, starting with sk_ or rk_', (value) =>
    /^(sk|rk)_/.test(value),
  ),
  STRIPE_WEBHOOK_SECRET: text('a webhook secret of Stripe, starting with whsec_', (value) =>
    value.startsWith('whsec_'),
  ),
  STRIPE_API_URL: text('an address of this computer such as http://localhost:12111', isLocalOrigin),
  CALLS_PER_MINUTE: number('a whole number from 1 on', 1, Infinity),
  DISCORD_CLIENT_SECRET: anyText,
  DISCORD_API_URL: baseUrl('https://discord.com/api'),
  GOOGLE_API_URL: baseUrl('https://www.googleapis.com'),
  ...pageSettingsSchema.shape,
})

export type Settings = ReturnType<typeof readSettings>

export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the environment, and the repository's `.env` file for absent variables. */
export function loadSettings(): Settings {
  const file = join(repositoryFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env, (siteFolder) => readBuild(siteFolder)?.settings)
}

/**
 * Checks every setting, and names all wrong ones at once. An empty one counts as absent. `NAME_FILE` names a file that
 * holds the setting, such as a mounted secret. `defaultsOf` returns the defaults of a built site; `undefined` if the
 * folder has none.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  defaultsOf: (siteFolder: string) => PageSettings | undefined = () => undefined,
) {
  const own = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const filled = value?.trim()
      if (!filled) return []
      const setting = name.replace(/_FILE$/, '')
      const isFile = setting !== name && Object.hasOwn(environmentSchema.shape, setting)
      return [isFile ? [setting, textOf(name, filled)] : [name, filled]]
    }),
  )
  const siteFolder = newestBuild(resolve(repositoryFolder, own['SITE_DIR'] ?? 'apps/site/dist'))
  const defaults = defaultsOf(siteFolder)
  const given = { ...defaults, ...own }
  const { data, error } = environmentSchema.safeParse(given)
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')} must be ${message}`),
    ...serviceProblems(given, defaults !== undefined),
  ]
  if (!data || problems.length > 0) {
    const ofBuild = Object.keys(defaults ?? {}).filter((name) => !(name in own))
    const origin = ofBuild.length > 0 ? ` (the build of the site sets ${ofBuild.join(', ')})` : ''
    throw new StartupError([`Some settings are wrong${origin}:`, ...problems].join('\n  - '))
  }

  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  const { hostname } = new URL(publicUrl)
  const dataFolder = resolve(repositoryFolder, data.DATA_DIR)
  const database: DatabaseLocation = data.DATABASE_URL
    ? { url: data.DATABASE_URL }
    : { folder: join(dataFolder, 'database') }
  const serviceModes: ServiceModes = {
    cards: data.STRIPE_SECRET_KEY
      ? {
          secretKey: data.STRIPE_SECRET_KEY,
          webhookSecret: data.STRIPE_WEBHOOK_SECRET,
          apiUrl: data.STRIPE_API_URL,
        }
      : 'sandbox',
    google: data.GOOGLE_CLIENT_ID
      ? { clientId: data.GOOGLE_CLIENT_ID, apiUrl: data.GOOGLE_API_URL ?? 'https://www.googleapis.com' }
      : 'sandbox',
    discord:
      data.DISCORD_CLIENT_ID && data.DISCORD_CLIENT_SECRET
        ? {
            clientId: data.DISCORD_CLIENT_ID,
            clientSecret: data.DISCORD_CLIENT_SECRET,
            apiUrl: data.DISCORD_API_URL ?? 'https://discord.com/api',
          }
        : 'sandbox',
    mail: data.SMTP_URL ? { url: data.SMTP_URL, from: data.MAIL_FROM ?? `no-reply@${hostname}` } : 'sandbox',
  }
  return {
    port: data.PORT,
    /** Public address of the site, without a closing slash. */
    publicUrl,
    /** The settings that every page holds. */
    pageSettings: pageSettingsSchema.parse(given),
    /** Holds the embedded database and the sandbox's file. */
    dataFolder,
    database,
    /** Holds the newest build of the site. */
    siteFolder,
    /** `undefined` where the data folder holds the secret. */
    tokenSecrets:
      data.JWT_SECRET === undefined
        ? undefined
        : { current: data.JWT_SECRET, previous: data.JWT_SECRET_PREVIOUS },
    /** Proxies before this server, as addresses or ranges. */
    trustedProxies: data.TRUSTED_PROXIES,
    serviceModes,
    /** The operators' e-mail address or page, for mails. */
    contact: data.CONTACT,
    logLevel: data.LOG_LEVEL,
    /** Limits the calls of one address in a minute at one copy. */
    callsPerMinute: data.CALLS_PER_MINUTE,
    /** Prometheus reads this address; `undefined` serves no metrics. */
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST ?? '127.0.0.1' },
    /** Seconds for which a stopping copy still takes calls, until the balancer has noticed. */
    drainSeconds: data.DRAIN_SECONDS,
    /** Seconds for which an idle connection stays open. */
    keepAliveSeconds: data.KEEP_ALIVE_SECONDS,
  }
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new StartupError(`${name} must be a file that the server can read`, { cause })
  }
}
