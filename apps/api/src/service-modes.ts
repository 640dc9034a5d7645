import { isLocalHost } from '@meridian-2117/sandbox/server/local-host'

/** Settings of the outside services; absent for the sandbox. */
export interface RealServices {
  cards: { secretKey: string; webhookSecret: string | undefined; apiUrl: string | undefined }
  google: { clientId: string; apiUrl: string }
  discord: { clientId: string; clientSecret: string; apiUrl: string }
  mail: { url: string; from: string }
}

export type ServiceName = keyof RealServices

export const serviceNames = ['cards', 'google', 'discord', 'mail'] as const satisfies readonly ServiceName[]

/** Holds the settings of each outside service, or `sandbox`. */
export type ServiceModes = { readonly [Name in ServiceName]: RealServices[Name] | 'sandbox' }

/** A real service needs all of its settings; a form for cards needs its key only where the server has pages. */
const settingsOf = (hasPages: boolean): Record<ServiceName, readonly string[]> => ({
  cards: hasPages ? ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] : ['STRIPE_SECRET_KEY'],
  google: ['GOOGLE_CLIENT_ID'],
  discord: ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
  mail: ['SMTP_URL'],
})

/** These settings are useless without another one. */
const dependentSettings: Readonly<Record<string, string>> = {
  STRIPE_WEBHOOK_SECRET: 'STRIPE_SECRET_KEY',
  STRIPE_API_URL: 'STRIPE_SECRET_KEY',
  GOOGLE_API_URL: 'GOOGLE_CLIENT_ID',
  DISCORD_API_URL: 'DISCORD_CLIENT_ID',
  MAIL_FROM: 'SMTP_URL',
  METRICS_HOST: 'METRICS_PORT',
  JWT_SECRET_PREVIOUS: 'JWT_SECRET',
}

/**
 * Names every combination of settings that prevents a start; `given` holds those that have a value. The sandbox accepts
 * any identity, so it may replace a service only locally and without real money. `hasPages` is true where the site is
 * built.
 */
export function serviceProblems(
  given: Readonly<Record<string, string | undefined>>,
  hasPages: boolean,
): string[] {
  const { PUBLIC_URL = '', STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '' } = given
  const isSet = (name: string) => given[name] !== undefined
  const hostname = URL.parse(PUBLIC_URL)?.hostname
  const isLive = isLiveKey(STRIPE_SECRET_KEY)
  // A live key counts as a public address: a sandbox's players must never meet real money.
  const isPublic = isLive || (hostname !== undefined && !isLocalHost(hostname))
  const needed = Object.values(settingsOf(hasPages))
  const missing = needed.flat().filter((name) => !isSet(name))

  const problems = Object.entries(dependentSettings)
    .filter(([name, other]) => isSet(name) && !isSet(other))
    .map(([name, other]) => `${name} is of no use without ${other}`)
  if (isPublic && missing.length > 0) {
    problems.push(
      ...missing.map((name) => `${name} is missing`),
      isLive
        ? 'Beside a live key of Stripe no sandbox may take the place of a real service: set what is missing, or use a test key'
        : `At ${PUBLIC_URL} no sandbox may take the place of a real service: set what is missing`,
    )
  } else {
    const halfSet = needed.filter((names) => names.some(isSet) && !names.every(isSet))
    problems.push(...halfSet.map((names) => `${names.join(' and ')} belong together`))
  }
  if (!isSet('JWT_SECRET') && (isPublic || isSet('DATABASE_URL'))) {
    problems.push(
      'JWT_SECRET is missing: a public server, and copies on one DATABASE_URL, need one, such as what "openssl rand -hex 32" prints',
    )
  }
  if (
    isSet('STRIPE_SECRET_KEY') &&
    isSet('STRIPE_PUBLISHABLE_KEY') &&
    isLiveKey(STRIPE_PUBLISHABLE_KEY) !== isLive
  )
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both live or both for tests')
  if (isLive && isSet('STRIPE_API_URL'))
    problems.push('STRIPE_API_URL must be left out beside a live key: only Stripe takes real money')
  if (isLive && !isSet('STRIPE_WEBHOOK_SECRET'))
    problems.push('STRIPE_WEBHOOK_SECRET is missing, without which a paid purchase may go unrecorded')
  return problems
}

const isLiveKey = (key: string) => /^(sk|rk|pk)_live_/.test(key)

const realNames: Record<ServiceName, string> = {
  cards: 'Stripe',
  google: 'real',
  discord: 'real',
  mail: 'SMTP',
}

/** Names the mode of each service in one line, such as "cards: Stripe, google: sandbox, discord: real, mail: SMTP". */
export const servicesLine = (modes: ServiceModes): string =>
  serviceNames.map((name) => `${name}: ${modes[name] === 'sandbox' ? 'sandbox' : realNames[name]}`).join(', ')
