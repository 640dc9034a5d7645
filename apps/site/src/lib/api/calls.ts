/**
 * The calls with their schemas, for a dynamic import. `@meridian/contract` itself is also imported statically, so that a
 * dynamic import of it would load zod with the page.
 */
export * from '@meridian/contract'
