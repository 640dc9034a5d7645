import { randomKey, type KeyValueStore } from '../../lib/storage/key-value-store.ts'

const prefix = 'purchaseAttempt:'

/** Returns the `Idempotency-Key` of a purchase attempt, which persists over a reload. */
export function purchaseAttempt(storage: KeyValueStore, userId: string, itemId: string): string {
  const name = `${prefix}${userId}:${itemId}`
  const saved = storage.get(name)
  if (saved) return saved
  const made = randomKey()
  storage.set(name, made)
  return made
}

const sentPrefix = `${prefix}sent:`

/** Persists whether a confirmation of the attempt may have reached the card provider. */
export function markAttempt(storage: KeyValueStore, attempt: string, sent: boolean): void {
  if (sent) storage.set(sentPrefix + attempt, 'yes')
  else storage.remove(sentPrefix + attempt)
}

/** Returns true if a confirmation of the attempt may have reached the card provider. */
export const wasSent = (storage: KeyValueStore, attempt: string): boolean =>
  storage.get(sentPrefix + attempt) !== null

const namePrefix = `${prefix}name:`

/** Persists the typed name on the card over a reload. */
export const saveCardName = (storage: KeyValueStore, attempt: string, name: string): void =>
  storage.set(namePrefix + attempt, name)

/** Returns the saved name on the card; empty if there is none. */
export const readCardName = (storage: KeyValueStore, attempt: string): string =>
  storage.get(namePrefix + attempt) ?? ''

/** Deletes all attempts, since the payment returned as paid and the next purchase is a new one. */
export function forgetAttempts(storage: KeyValueStore): void {
  for (const name of storage.names()) if (name.startsWith(prefix)) storage.remove(name)
}
