import { loadEnv, type Plugin } from 'vite'

/** Pairs the form of a setting with its description for an error. */
type SettingRule = readonly [form: RegExp, expected: string]

const address = (example: string): SettingRule => [/^https?:\/\/[^\s/]/, `an address such as ${example}`]

/** Holds the form of each setting of `src/env.d.ts`. */
export const settingRules: Readonly<Record<string, SettingRule>> = {
  VITE_API_BASE_URL: address('https://api.example.com'),
  VITE_CARD_API_BASE_URL: address('https://cards.example.com'),
  VITE_SITE_URL: address('https://example.com'),
  VITE_VITALS_SHARE: [/^(0|1|0?\.\d+)$/, 'a share from 0 to 1, such as 0.1'],
  // Every page contains it, so a secret key would be public.
  VITE_STRIPE_PUBLISHABLE_KEY: [/^pk_/, 'a publishable key of Stripe, starting with pk_'],
  VITE_GOOGLE_CLIENT_ID: [/^\S+$/, 'a client id of Google'],
  VITE_GOOGLE_SCRIPT_URL: address('https://accounts.google.com/gsi/client'),
  VITE_DISCORD_CLIENT_ID: [/^\d+$/, 'a client id of Discord, in digits'],
  VITE_DISCORD_AUTHORIZE_URL: address('https://discord.com/oauth2/authorize'),
}

/** The server needs these settings together with the site's; one without the other breaks the service. */
const serverSettings: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'VITE_STRIPE_PUBLISHABLE_KEY',
  GOOGLE_CLIENT_ID: 'VITE_GOOGLE_CLIENT_ID',
  DISCORD_CLIENT_ID: 'VITE_DISCORD_CLIENT_ID',
}

/** Describes each wrong setting of a build in a line. Values are not repeated, as one may be a secret. */
export function wrongSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const valueOf = (name: string) => environment[name]?.trim() ?? ''
  const isSet = (name: string) => valueOf(name) !== ''
  const problems = Object.entries(settingRules)
    .filter(([name, [form]]) => isSet(name) && !form.test(valueOf(name)))
    .map(([name, [, expected]]) => `${name} is not ${expected}`)
  const halves = Object.entries(serverSettings)
    .filter(([server, siteSetting]) => isSet(server) && !isSet(siteSetting))
    .map(([server, siteSetting]) => `${siteSetting} is missing, while the server has ${server}`)
  return [...problems, ...halves]
}

/** Fails the build if a setting is wrong. */
export const checkSettings: Plugin = {
  name: 'check-settings',
  configResolved({ mode, envDir }) {
    const problems = wrongSettings(loadEnv(mode, envDir || '.', ''))
    if (problems.length > 0) throw new Error(['Some settings are wrong:', ...problems].join('\n  - '))
  },
}
