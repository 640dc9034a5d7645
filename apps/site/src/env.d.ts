interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_CARD_API_BASE_URL?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
}
