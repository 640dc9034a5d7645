import { isLocalHost } from '@meridian/sandbox/server/local-host'

/** The settings of the outside services, each where it is real. */
export interface RealServices {
  cards: { secretKey: string; webhookSecret?: string }
  google: { clientId: string; apiUrl: string }
  discord: { clientId: string; clientSecret: string; apiUrl: string }
  mail: { url: string; from: string }
}

export type ServiceName = keyof RealServices

export const serviceNames = ['cards', 'google', 'discord', 'mail'] as const satisfies readonly ServiceName[]

/** Each outside service: the real one with its settings, or the sandbox in its place. */
export type Services = { readonly [Name in ServiceName]: RealServices[Name] | 'sandbox' }

/** The settings that make a service real; it takes all of them. */
const settingsOf: Record<ServiceName, readonly string[]> = {
  cards: ['STRIPE_SECRET_KEY'],
  google: ['GOOGLE_CLIENT_ID'],
  discord: ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
  mail: ['SMTP_URL'],
}

/** Settings that belong to a service and are of no use until another one is set. */
const dependentSettings: Readonly<Record<string, string>> = {
  STRIPE_WEBHOOK_SECRET: 'STRIPE_SECRET_KEY',
  VITE_STRIPE_PUBLISHABLE_KEY: 'STRIPE_SECRET_KEY',
  GOOGLE_API_URL: 'GOOGLE_CLIENT_ID',
  VITE_GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_ID',
  DISCORD_API_URL: 'DISCORD_CLIENT_ID',
  VITE_DISCORD_CLIENT_ID: 'DISCORD_CLIENT_ID',
  MAIL_FROM: 'SMTP_URL',
}

export interface ServiceOptions {
  /** The services whose settings are there. */
  real: Partial<RealServices>
  /** Tells whether a setting has a value, right or wrong. */
  isSet: (setting: string) => boolean
  /** The address where players reach the site. */
  publicUrl: string
  /** The sandbox was allowed on any address (SANDBOX=demo). */
  demo: boolean
}

/**
 * Decides for each outside service whether it is real or the sandbox, and names every setting that keeps the server from
 * starting. The sandbox believes whatever it is told, so it may stand in only on this machine, or in a demo.
 */
export function decideServices({ real, isSet, publicUrl, demo }: ServiceOptions): {
  services: Services
  problems: string[]
} {
  const isPublic = !isLocalHost(new URL(publicUrl).hostname)
  const needed = Object.values(settingsOf)
  const missing = needed.flat().filter((setting) => !isSet(setting))
  const isLive = /^(sk|rk)_live_/.test(real.cards?.secretKey ?? '')

  const problems = Object.entries(dependentSettings)
    .filter(([setting, other]) => isSet(setting) && !isSet(other))
    .map(([setting, other]) => `${setting} is of no use without ${other}`)
  if (isPublic && !demo && missing.length > 0) {
    problems.push(
      ...missing.map((setting) => `${setting} is missing`),
      `At ${publicUrl} no sandbox may take the place of a real service: set what is missing, or SANDBOX=demo for a preview without real players and money`,
    )
  } else {
    const halfSet = needed.filter((settings) => settings.some(isSet) && !settings.every(isSet))
    problems.push(...halfSet.map((settings) => `${settings.join(' and ')} belong together`))
  }
  if (demo && missing.length === 0) problems.push('SANDBOX=demo is of no use where every service is set')
  if (demo && isLive) problems.push('STRIPE_SECRET_KEY must be a test key where SANDBOX=demo is set')
  else if (isPublic && isLive && !isSet('STRIPE_WEBHOOK_SECRET'))
    problems.push('STRIPE_WEBHOOK_SECRET is missing, without which a paid purchase may go unrecorded')

  return {
    services: {
      cards: real.cards ?? 'sandbox',
      google: real.google ?? 'sandbox',
      discord: real.discord ?? 'sandbox',
      mail: real.mail ?? 'sandbox',
    },
    problems,
  }
}

const realNames: Record<ServiceName, string> = {
  cards: 'Stripe',
  google: 'real',
  discord: 'real',
  mail: 'SMTP',
}

/** Says in one line how each service is played, such as "cards: Stripe, google: sandbox, discord: real, mail: SMTP". */
export const servicesLine = (services: Services): string =>
  serviceNames
    .map((name) => `${name}: ${services[name] === 'sandbox' ? 'sandbox' : realNames[name]}`)
    .join(', ')
