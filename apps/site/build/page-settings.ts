import { settingsElement } from '@meridian-2117/contract/html/settings-element'
import { pageSettingsSchema, type PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { loadEnv, type Plugin } from 'vite'
import * as z from 'zod/mini'

/** Names of a build's settings begin with it. */
const buildPrefix = 'VITE_'

/** The template of all pages has this in the place of their settings. */
export const settingsPlace = '<!-- settings -->'

const addressSchema = z.optional(
  z
    .url({ protocol: /^https?$/, error: 'an address such as https://example.com' })
    .check(z.overwrite((value) => value.replace(/\/$/, ''))),
)

/** A build also has the public address of the site. */
const settingsSchema = z.extend(pageSettingsSchema, { SITE_URL: addressSchema })

/** Reads the settings whose names begin with `prefix`. Throws an error that names all wrong ones, without their values. */
export function settingsIn(environment: Readonly<Record<string, string | undefined>>, prefix = buildPrefix) {
  const given = Object.entries(environment).flatMap(([name, value]) => {
    const filled = name.startsWith(prefix) && value?.trim()
    return filled ? [[name.slice(prefix.length), filled]] : []
  })
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(given))
  if (data) {
    const { SITE_URL: siteUrl = '', ...settings } = data
    return { settings, siteUrl }
  }
  const problems = error.issues.map(({ path, message }) => `${prefix}${path.join('.')} must be ${message}`)
  throw new Error(['Some settings are wrong:', ...problems].join('\n  - '))
}

/** Gives the page of the development server its settings, as the server gives them to built pages. */
export function devSettings(): Plugin {
  let settings: PageSettings = {}
  return {
    name: 'dev-settings',
    apply: 'serve',
    configResolved: ({ mode, envDir }) => {
      const environment = loadEnv(mode, envDir || '.', '')
      settings = { ...settingsIn(environment).settings, ...settingsIn(environment, '').settings }
    },
    transformIndexHtml: (html) => html.replace(settingsPlace, () => settingsElement(settings)),
  }
}
