/**
 * The calls with their schemas, for a dynamic import. `@meridian/contract` itself is also imported statically, so that a
 * dynamic import of it would load zod with the page.
 */
export * from '@meridian/contract'
// It makes calls, so it loads with them.
export { exchangeSaved } from '../item/exchange-saved.ts'
