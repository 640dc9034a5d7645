import { serverMessageOf, type Session } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { queryOptions, QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import { loadCalls, playerKey } from '../api/query-client.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ItemStore } from '../storage/item-store.ts'

export interface SavedItemsOptions {
  api: Api
  queryClient: QueryClient
  sessions: Pick<SessionStore, 'get' | 'subscribe'>
  /** Stores what visitors have saved in this browser. */
  visitors: ItemStore
}

/** A player has saved an item, or forgotten it. */
export interface SavedChange {
  session: Session
  item: ItemWithFormerPrice
  isSaved: boolean
}

type Items = readonly ItemWithFormerPrice[]

/**
 * Creates a store of saved items, for `useSyncExternalStore`. A player's list is the server's. What visitors have saved
 * in this browser joins the list of the next player who signs in; it stays where a server lacks the calls.
 */
export function createSavedItems({ api, queryClient, sessions, visitors }: SavedItemsOptions) {
  const listeners = new Set<() => void>()
  /** The server has not answered these yet. */
  let changes: readonly SavedChange[] = []
  let lastCall = Promise.resolve()

  const exchange = async (session: Session | null, change?: SavedChange) => {
    const { exchangeSaved } = await loadCalls()
    return exchangeSaved({ api, visitors }, session, change)
  }
  /** Reads the player's list. */
  const query = (session = sessions.get()) =>
    queryOptions({
      queryKey: playerKey(session?.player.id, 'saved'),
      queryFn: () => exchange(session),
      enabled: session !== null,
      notifyOnChangeProps: ['data'],
    })

  let items: Items = []
  let shown: Items | undefined
  let isVisitors = true
  const follow = () => {
    const playerId = sessions.get()?.player.id
    const list = playerId === undefined ? null : queryClient.getQueryData(query().queryKey)
    const ownChanges = changes.filter(({ session }) => session.player.id === playerId)
    items = ownChanges.reduce(withChange, list ?? visitors.get())
    // A map leaves an item in its place.
    const inPlace = new Map([...(shown ?? []), ...items].map((item) => [item.id, item]))
    shown = list === undefined ? undefined : [...inPlace.values()]
    isVisitors = list === null
    for (const changed of listeners) changed()
  }
  const dropRemoved = () => {
    shown = undefined
    follow()
  }
  const observer = new QueryObserver(queryClient, query())
  observer.subscribe(follow)
  visitors.subscribe(follow)
  sessions.subscribe(() => {
    observer.setOptions(query())
    dropRemoved()
  })
  follow()

  const has = (id: string) => items.some((item) => item.id === id)
  const keepHere = ({ item, isSaved }: Pick<SavedChange, 'item' | 'isSaved'>) =>
    isSaved ? visitors.put(item) : visitors.forget([item.id])
  const send = async (change: SavedChange) => {
    const { queryKey } = query(change.session)
    try {
      const answer = await exchange(change.session, change)
      if (!answer) keepHere(change)
      // A read that began before the change would undo it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, answer)
    } catch (error) {
      const message: Message = serverMessageOf(error) ?? { key: 'somethingWentWrong' }
      showToast({ tone: 'error', message, id: 'saved' })
    }
    changes = changes.filter((other) => other !== change)
    follow()
  }

  return {
    /** Returns the items, the latest last; the same array until it changes. */
    get: () => items,
    /**
     * Returns the items, with those removed since the last `dropRemoved` in their places, so that a reader of the list
     * does not lose the focus and can undo a slip; `undefined` until the server has answered with a player's list.
     */
    getShown: () => shown,
    dropRemoved,
    /** Returns whether the list is this browser's, which has no answer of the server about its items. */
    isVisitors: () => isVisitors,
    query,
    has,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Saves an item, or forgets it. The mark shows it at once, and goes back after a refusal. */
    toggle(item: ItemWithFormerPrice) {
      const session = sessions.get()
      const isSaved = !has(item.id)
      if (!session || isVisitors) return keepHere({ item, isSaved })
      const change = { session, item, isSaved }
      changes = [...changes, change]
      follow()
      lastCall = lastCall.then(() => send(change))
    },
    dispose() {
      observer.destroy()
      visitors.dispose()
    },
  }
}

function withChange(items: Items, { item, isSaved }: SavedChange) {
  const others = items.filter(({ id }) => id !== item.id)
  return isSaved ? [...others, item] : others
}
