import { readJson, type KeyValueStore } from './key-value-store.ts'

const key = 'savedChanges'

/**
 * Returns the ids that have changed since this browser last had the server's list; `null` if it never had that list.
 */
export const readSavedChanges = (storage: Pick<KeyValueStore, 'get'>) => readJson(storage, key, idsOf)

export const writeSavedChanges = (storage: Pick<KeyValueStore, 'set'>, ids: readonly string[]): void =>
  storage.set(key, JSON.stringify(ids))

const idsOf = (json: unknown): readonly string[] | null =>
  Array.isArray(json) ? json.filter((id) => typeof id === 'string') : null
