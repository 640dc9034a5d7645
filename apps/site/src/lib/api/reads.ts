import type { ItemStoreOptions } from '../storage/item-store.ts'
import type { Api } from './api-client.ts'
import type { DataLayer } from './data-layer.ts'
import { retryPauseMs } from './quiet-retry.ts'

/** The data layer of a page, whose code comes after what is seen first. */
export interface Reads {
  /** `undefined` until it has come. */
  get: () => DataLayer | undefined
  /** Fetches it, once; quietly again with growing pauses where that fails. */
  load: () => Promise<DataLayer>
  /** Calls back once it has come; returns the way to stop. */
  subscribe: (arrived: () => void) => () => void
}

/** A data layer over these calls and this browser's storage, to be fetched when it is wanted. */
export function createReads(api: Api, browser: Pick<ItemStoreOptions, 'storage' | 'events'>): Reads {
  const waiting = new Set<() => void>()
  let layer: DataLayer | undefined
  let loading: Promise<DataLayer> | undefined

  const fetchLayer = async (failures = 0): Promise<DataLayer> => {
    try {
      const { createDataLayer } = await import('./data-layer.ts')
      return createDataLayer(api, browser)
    } catch {
      await new Promise((over) => setTimeout(over, retryPauseMs(failures)))
      return fetchLayer(failures + 1)
    }
  }
  const load = async () => {
    layer = await fetchLayer()
    for (const arrived of waiting) arrived()
    return layer
  }
  return {
    get: () => layer,
    load: () => (loading ??= load()),
    subscribe(arrived) {
      waiting.add(arrived)
      return () => waiting.delete(arrived)
    },
  }
}
