/** Origins that the configured services need. Pages load only from these and from their own origin. */
export interface Sources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly frame?: readonly string[]
  readonly connect?: readonly string[]
  readonly image?: readonly string[]
}

/**
 * Returns the content security policy of the site's pages. Scripts come from this origin and the configured services,
 * or are inline in the build. Inline styles are allowed, as React and the toasts write them.
 */
export function pagePolicy(scriptHashes: readonly string[], pageSources: readonly Sources[]): string {
  const sourcesOf = (kind: keyof Sources) => pageSources.flatMap((sources) => sources[kind] ?? [])
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...sourcesOf('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...sourcesOf('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...sourcesOf('image')],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...sourcesOf('connect')],
    'frame-src': sourcesOf('frame').length > 0 ? sourcesOf('frame') : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
