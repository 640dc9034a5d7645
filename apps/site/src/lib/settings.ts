import { cardBase } from '@meridian/contract/rules/card-base'

/**
 * What the site is built for. Each is read once, by its full name, so that the build replaces it and drops the
 * stand-in of every service that is set.
 */
export const settings = {
  /** Where the API answers; empty for the site's own origin. */
  apiBaseUrl: (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, ''),
  /** Where the card-payment call goes: a local development host unless set. */
  cardApiBaseUrl: (import.meta.env.VITE_CARD_API_BASE_URL ?? cardBase).replace(/\/+$/, ''),
  /** Where the site stands, for the addresses that search engines and chats are told; empty when nobody said. */
  siteUrl: (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
  /** The card provider's publishable key; without it the sandbox takes the provider's place. */
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
  /** Discord's page that asks the player who they are. */
  discordAuthorizeUrl: import.meta.env.VITE_DISCORD_AUTHORIZE_URL ?? 'https://discord.com/oauth2/authorize',
  /** Google's identity script. */
  googleScriptUrl: import.meta.env.VITE_GOOGLE_SCRIPT_URL ?? 'https://accounts.google.com/gsi/client',
} as const
