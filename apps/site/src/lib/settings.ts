import { cardBase } from '@meridian/contract/paths/card-base'

/**
 * The settings of the build. Each is read once, by its full name: the build replaces it and drops the sandbox of every
 * service that is set.
 */
export const settings = {
  /** The API's base URL; empty for the site's own origin. */
  apiBaseUrl: (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, ''),
  /** The base URL of the card-payment call. @default a local development host */
  cardApiBaseUrl: (import.meta.env.VITE_CARD_API_BASE_URL ?? cardBase).replace(/\/$/, ''),
  /** The site's public URL, for canonical links and link cards; empty if unknown. */
  siteUrl: (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, ''),
  /** The card provider's publishable key; without it the sandbox takes the provider's place. */
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
  /** Discord's page that asks the player who they are. */
  discordAuthorizeUrl: import.meta.env.VITE_DISCORD_AUTHORIZE_URL ?? 'https://discord.com/oauth2/authorize',
  /** Google's identity script. */
  googleScriptUrl: import.meta.env.VITE_GOOGLE_SCRIPT_URL ?? 'https://accounts.google.com/gsi/client',
} as const
