import {
  ApiError,
  changeSavedItems,
  readSavedItems,
  serverMessageOf,
  type ItemToSave,
  type SavedItem,
  type Session,
} from '@meridian-2117/contract'
import { toCents, toDollars } from '@meridian-2117/contract/money/pricing'
import { savedLimit } from '@meridian-2117/contract/search/page-limit'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { queryOptions, QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import { playerKey } from '../api/queries.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ItemStore } from '../storage/item-store.ts'
import { withFormerPrice } from './latest-answers.ts'

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

  /** Reads the player's list. */
  const query = (session = sessions.get()) =>
    queryOptions({
      queryKey: playerKey(session?.player.id, 'saved'),
      queryFn: () => exchangeSaved({ api, visitors }, session),
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
      const answer = await exchangeSaved({ api, visitors }, change.session, change)
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

/**
 * Sends a player's change, with what visitors have saved in this browser, which then forgets it. Returns the player's
 * list; `null` from a server without the calls.
 */
async function exchangeSaved(
  { api, visitors }: Pick<SavedItemsOptions, 'api' | 'visitors'>,
  session: Session | null,
  change?: SavedChange,
): Promise<Items | null> {
  const joining = visitors.get().filter(({ id }) => id !== change?.item.id)
  const add = change?.isSaved ? [...joining, change.item] : joining
  const remove = change && !change.isSaved ? [change.item.id] : []
  const body = { add: add.slice(-savedLimit).map(toSave), remove }
  try {
    const { entries } = await (add.length + remove.length > 0
      ? api(changeSavedItems, { body }, { session })
      : api(readSavedItems, {}, { session }))
    visitors.forget([...add.map(({ id }) => id), ...remove])
    return entries.map(itemOf)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Names an item with the price that it is saved at. */
const toSave = ({ id, price, formerPrice = price }: ItemWithFormerPrice): ItemToSave => ({
  id,
  priceCents: formerPrice === undefined ? undefined : toCents(formerPrice),
})

const itemOf = ({ id, priceCents, item, delisted }: SavedItem): ItemWithFormerPrice => {
  if (!item) return { kind: 'collectible', id, gone: true }
  return { ...withFormerPrice(item, priceCents && toDollars(priceCents)), gone: delisted }
}
