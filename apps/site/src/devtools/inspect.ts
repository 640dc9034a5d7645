import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { hasSandbox } from '../lib/settings.ts'
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

/** Opens the inspector if the address asks for it, in development and beside the sandbox; otherwise loads nothing. */
export const inspect = async (search: string, settings: PageSettings) =>
  (import.meta.env.DEV || hasSandbox(settings)) && isInspected(search)
    ? (await import('./open-inspector.ts')).openInspector()
    : undefined
