import { tabStorage } from '../lib/storage/key-value-store.ts'

const key = 'inspect'

/**
 * Returns whether the address asks to inspect the machines of this tab. The tab remembers it over the redirects of a
 * payment; `?inspect=off` ends it.
 */
function isInspected(search: string): boolean {
  const setting = new URLSearchParams(search).get(key) ?? tabStorage.get(key)
  if (setting === null) return false
  if (setting === 'off') tabStorage.remove(key)
  else tabStorage.set(key, setting)
  return setting !== 'off'
}

/**
 * Provides the inspector in development and in sandbox builds. The condition reads the full names of the settings, so
 * that the build drops it from a real product.
 */
export const inspectors =
  import.meta.env.PROD &&
  import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY &&
  import.meta.env.VITE_GOOGLE_CLIENT_ID &&
  import.meta.env.VITE_DISCORD_CLIENT_ID
    ? undefined
    : {
        /** Opens the inspector if the address asks for it; otherwise loads nothing. */
        open: async (search: string) =>
          isInspected(search) ? (await import('./open-inspector.ts')).openInspector() : undefined,
      }
