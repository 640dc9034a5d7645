import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'

/** Reads the settings that the server or the build has written into a page. Throws if they are missing or damaged. */
export function readSettings(json: string | undefined): PageSettings {
  if (json === undefined) throw new Error('The page has no settings')
  const settings: unknown = JSON.parse(json)
  if (!isSettings(settings)) throw new Error('The settings of the page are damaged')
  return settings
}

// The server and the build have checked the values by a schema, which would add to the code of every page.
const isSettings = (value: unknown): value is PageSettings =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((setting) => typeof setting === 'string')

/** Returns whether the sandbox replaces a service of the pages. */
export const hasSandbox = (settings: PageSettings): boolean =>
  !settings.STRIPE_PUBLISHABLE_KEY || !settings.GOOGLE_CLIENT_ID || !settings.DISCORD_CLIENT_ID
