/**
 * The calls with their schemas, for a dynamic import. `@meridian-2117/contract` itself is also imported statically, so that a
 * dynamic import of it would load zod with the page.
 */
export * from '@meridian-2117/contract'
// It makes calls, so it loads with them.
export { exchangeSaved } from '../item/exchange-saved.ts'
