import { ApiError, readProfile } from '@meridian-2117/contract'
import { savedLimit } from '@meridian-2117/contract/search/page-limit'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { showToast } from '@meridian-2117/ui/lib/toast'
import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import type { Api, CallSession } from '../api/api-client.ts'
import { createQueryClient, playerKey } from '../api/queries.ts'
import { createSavedItems } from '../item/saved-items.ts'
import { createSessionStore, type SessionEnd } from '../session/session-store.ts'
import { createItemStore, type ItemStoreOptions } from '../storage/item-store.ts'
import { sessionKey, type KeyValueStore } from '../storage/key-value-store.ts'
import type { AuthProviders } from './auth-providers.ts'
import type { CardProviderLoader } from './card-provider.ts'

/** Inspects every flow and may start it in another state; used in stories and development, never in the product. */
export interface FlowWatcher {
  inspect: (event: InspectionEvent) => void
  /** Returns the snapshot that the machine starts from; `undefined` for its initial state. */
  initialSnapshot: (machine: AnyStateMachine) => Snapshot<unknown> | undefined
}

export interface ServicesOptions {
  createApi: (session: CallSession) => Api
  /** Origin of the API; empty for the page's own. @default '' */
  apiBase?: string | undefined
  /** Outlives the tab. */
  browser: KeyValueStore
  /** Ends with the tab. */
  tab: KeyValueStore
  /** Receives `storage` events of other tabs. */
  events: EventTarget
  loadCards: CardProviderLoader
  authProviders: AuthProviders
  watcher?: FlowWatcher | undefined
}

/** Connects routes with the outside: the app provides real services, stories and tests their own. */
export type Services = ReturnType<typeof createServices>

/** Twelve seen items, and the current one. */
const seenLimit = 13

const endMessages = {
  expired: 'sessionEnded',
  unknown: 'sessionUnknown',
  elsewhere: 'sessionEndedElsewhere',
} as const satisfies Record<SessionEnd, string>

/**
 * Returns the storage of seen items. If a player's session ends with the tab, so do their seen items, and no other tab
 * changes them. They begin with what a visitor has seen in this browser.
 */
const seenStorage = ({
  browser,
  tab,
}: Pick<ServicesOptions, 'browser' | 'tab'>): ItemStoreOptions['storage'] => ({
  get: (name) => tab.get(name) ?? browser.get(name),
  set(name, text) {
    if (tab.get(sessionKey) !== null) return tab.set(name, text)
    tab.remove(name)
    browser.set(name, text)
  },
  remove(name) {
    tab.remove(name)
    browser.remove(name)
  },
})

/** Connects the services: calls carry the session's token, and a logout removes the player's queries. */
export function createServices({
  createApi,
  apiBase = '',
  browser,
  tab,
  events,
  ...others
}: ServicesOptions) {
  const sessions = createSessionStore({
    browser,
    tab,
    events,
    knowsAccount: async (signal) => {
      try {
        await api(readProfile, {}, { signal })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return false
        throw error
      }
    },
    onEnd: (reason) => {
      const key = endMessages[reason]
      showToast({ tone: reason === 'elsewhere' ? 'info' : 'error', message: { key }, id: key })
    },
  })
  const api = createApi({
    token: () => sessions.get()?.token,
    onUnauthorized: sessions.reportUnauthorized,
  })
  const queryClient = createQueryClient()
  const visitors = createItemStore({ storage: browser, events, key: 'savedItems', limit: savedLimit })
  const saved = createSavedItems({ api, queryClient, sessions, visitors })
  const seenItems = seenStorage({ browser, tab })
  const seen = createItemStore({ storage: seenItems, events, key: 'recentlySeen', limit: seenLimit })

  let playerId = sessions.get()?.player.id
  // The token of their player may have expired since.
  seen.forgetOthers(playerId)
  const unsubscribe = sessions.subscribe(() => {
    const now = sessions.get()?.player.id
    if (now !== playerId) queryClient.removeQueries({ queryKey: playerKey(playerId) })
    // Seen items are private to their player.
    if (playerId !== undefined && now !== playerId) seen.clear()
    playerId = now
  })
  return {
    ...others,
    api,
    apiBase,
    queryClient,
    browser,
    tab,
    sessions,
    saved,
    /** Items that were seen in this browser, the latest last. */
    seen: { ...seen, put: (item: ItemWithFormerPrice) => seen.put({ ...item, seenBy: playerId }) },
    dispose: () => {
      unsubscribe()
      sessions.dispose()
      queryClient.clear()
      saved.dispose()
      seen.dispose()
    },
  }
}
