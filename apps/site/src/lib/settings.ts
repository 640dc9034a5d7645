/**
 * Settings of the build. Each is read once, by its full name. The build replaces it, and drops the sandbox of every
 * service that is set.
 */
export const settings = {
  /** Empty for the site's own origin. */
  apiBaseUrl: (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, ''),
  /** Empty for the site's own origin. */
  cardApiBaseUrl: (import.meta.env.VITE_CARD_API_BASE_URL ?? '').replace(/\/$/, ''),
  /** Public address for canonical links and link cards; empty if unknown. */
  siteUrl: (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, ''),
  /** Without the card provider's key the sandbox replaces it. */
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
  /** Discord asks the player there who they are. */
  discordAuthorizeUrl: import.meta.env.VITE_DISCORD_AUTHORIZE_URL ?? 'https://discord.com/oauth2/authorize',
  googleScriptUrl: import.meta.env.VITE_GOOGLE_SCRIPT_URL ?? 'https://accounts.google.com/gsi/client',
} as const
