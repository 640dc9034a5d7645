import { tabStorage } from '../lib/storage/key-value-store.ts'

/** What `?inspect` opens: the product's own inspector, or Stately's, in a window of that company's site. */
export type InspectMode = 'own' | 'stately'

const key = 'inspect'

/**
 * Whether the machines of this tab are to be looked at: the address says so once, and the tab remembers it over the pages
 * of a payment. `?inspect=off` ends it.
 */
function wantedInspector(search: string): InspectMode | undefined {
  const asked = new URLSearchParams(search).get('inspect') ?? tabStorage.get(key)
  if (asked === null) return undefined
  if (asked === 'off') tabStorage.remove(key)
  else tabStorage.set(key, asked)
  return asked === 'off' ? undefined : asked === 'stately' ? 'stately' : 'own'
}

/**
 * The inspectors of development and of builds with a sandbox. Asked of the build itself, by the full names of its
 * settings, so that a product that is real holds no byte of them.
 */
export const inspectors =
  import.meta.env.PROD &&
  import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY &&
  import.meta.env.VITE_GOOGLE_CLIENT_ID &&
  import.meta.env.VITE_DISCORD_CLIENT_ID
    ? undefined
    : {
        /** The inspector that the address asks for, open; nothing is loaded where it asks for none. */
        open: async (search: string) => {
          const mode = wantedInspector(search)
          return mode && (await import('./open-inspector.ts')).openInspector(mode)
        },
      }
