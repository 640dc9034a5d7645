interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
}
