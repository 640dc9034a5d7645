import * as z from 'zod/mini'

// Each message continues "NAME must be". It never repeats the value, which may be a secret.
const address = (example: string) =>
  z.optional(
    z
      .url({ protocol: /^https?$/, error: `an address such as ${example}` })
      .check(z.overwrite((value) => value.replace(/\/$/, ''))),
  )
const text = (form: RegExp, rule: string) => z.optional(z.string().check(z.regex(form, rule)))

/**
 * The settings that every page holds, where anybody can read them. The server writes its own into each page, so that
 * one build serves everywhere. A build has defaults of them, whose names begin with `VITE_`.
 */
export const pageSettingsSchema = z.object({
  API_BASE_URL: address('https://api.example.com'),
  CARD_API_BASE_URL: address('https://cards.example.com'),
  STRIPE_PUBLISHABLE_KEY: text(/^pk_/, 'a publishable key of Stripe, starting with pk_'),
  GOOGLE_CLIENT_ID: text(/^\S+$/, 'a client id of Google'),
  DISCORD_CLIENT_ID: text(/^\d+$/, 'a client id of Discord, in digits'),
  VITALS_SHARE: text(/^(0|1|0?\.\d+)$/, 'a share from 0 to 1, such as 0.1'),
})

export type PageSettings = z.infer<typeof pageSettingsSchema>
