interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_CARD_API_BASE_URL?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_VITALS_SHARE?: string
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  readonly VITE_DISCORD_CLIENT_ID?: string
  readonly VITE_DISCORD_AUTHORIZE_URL?: string
  readonly VITE_GOOGLE_CLIENT_ID?: string
  readonly VITE_GOOGLE_SCRIPT_URL?: string
}
