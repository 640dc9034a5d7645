import type { Plugin } from 'vite'

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

/** What is wrong with the settings that the site is built with, a line for each; one that is not set is right. */
export const wrongSettings = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(settingRules).flatMap(([name, { expected, holds }]) => {
    const value = environment[name]?.trim() ?? ''
    // The value stays unsaid: it may be a secret that went to the wrong place.
    return value === '' || holds(value) ? [] : [`${name} is not ${expected}`]
  })

/** Builds nothing with a setting that is wrong (decisions, Names and addresses). */
export const checkSettings: Plugin = {
  name: 'check-settings',
  configResolved({ env }) {
    const problems = wrongSettings(env as Record<string, string>)
    if (problems.length > 0) throw new Error(['Some settings are wrong:', ...problems].join('\n  - '))
  },
}
