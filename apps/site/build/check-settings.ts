import { loadEnv, type Plugin } from 'vite'

interface SettingRule {
  /** What it has to be, as the error says it. */
  expected: string
  holds: (value: string) => boolean
}

const address = (example: string): SettingRule => ({
  expected: `an address such as ${example}`,
  holds: (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
})

/** What each setting of `src/env.d.ts` has to look like, by its name. */
export const settingRules: Readonly<Record<string, SettingRule>> = {
  SANDBOX: { expected: 'demo', holds: (value) => value === 'demo' },
  VITE_API_BASE_URL: address('https://api.example.com'),
  VITE_CARD_API_BASE_URL: address('https://cards.example.com'),
  VITE_SITE_URL: address('https://example.com'),
  VITE_STRIPE_PUBLISHABLE_KEY: {
    // Whatever stands here is in every page: a secret key would be, too.
    expected: 'a publishable key of Stripe, starting with pk_',
    holds: (value) => value.startsWith('pk_'),
  },
  VITE_GOOGLE_CLIENT_ID: { expected: 'a client id of Google', holds: (value) => !/\s/.test(value) },
  VITE_GOOGLE_SCRIPT_URL: address('https://accounts.google.com/gsi/client'),
  VITE_DISCORD_CLIENT_ID: {
    expected: 'a client id of Discord, in digits',
    holds: (value) => /^\d+$/.test(value),
  },
  VITE_DISCORD_AUTHORIZE_URL: address('https://discord.com/oauth2/authorize'),
}

/** The settings of the server that make a service real there, with the site's own: one without the other is half a service. */
const serverSettings: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'VITE_STRIPE_PUBLISHABLE_KEY',
  GOOGLE_CLIENT_ID: 'VITE_GOOGLE_CLIENT_ID',
  DISCORD_CLIENT_ID: 'VITE_DISCORD_CLIENT_ID',
}

/** Names what is wrong with the settings that the site is built with, a line for each; one that is not set is right. */
export function wrongSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const valueOf = (name: string) => environment[name]?.trim() ?? ''
  // Values stay unsaid: one may be a secret that went to the wrong place.
  const problems = Object.entries(settingRules)
    .filter(([name, { holds }]) => valueOf(name) !== '' && !holds(valueOf(name)))
    .map(([name, { expected }]) => `${name} is not ${expected}`)
  const halves = Object.entries(serverSettings)
    .filter(([server, own]) => valueOf(server) !== '' && valueOf(own) === '')
    .map(([server, own]) => `${own} is missing, while the server has ${server}`)
  const isLive = valueOf('VITE_STRIPE_PUBLISHABLE_KEY').startsWith('pk_live_')
  if (isLive && valueOf('VITE_CARD_API_BASE_URL') === '')
    halves.push(
      'VITE_CARD_API_BASE_URL is missing: with a live key, cards would be charged at the buyer’s own machine',
    )
  return [...problems, ...halves]
}

/** Builds nothing with a setting that is wrong (decisions, Names and addresses). */
export const checkSettings: Plugin = {
  name: 'check-settings',
  configResolved({ mode, envDir }) {
    const problems = wrongSettings(loadEnv(mode, envDir || '.', ''))
    if (problems.length > 0) throw new Error(['Some settings are wrong:', ...problems].join('\n  - '))
  },
}
