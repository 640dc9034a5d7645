import { randomKey, type KeyValueStore } from '../../lib/storage/key-value-store.ts'

const prefix = 'purchaseAttempt:'

/** Returns the `Idempotency-Key` of a purchase attempt, which persists over a reload. */
export function purchaseAttempt(storage: KeyValueStore, playerId: string, itemId: string): string {
  const name = `${prefix}${playerId}:${itemId}`
  const saved = storage.get(name)
  if (saved) return saved
  const made = randomKey()
  storage.set(name, made)
  return made
}

const sentPrefix = `${prefix}sent:`

/**
 * Persists that a confirmation of the attempt may have reached the card provider, with the payment's secret there. The
 * secret is empty while it is unknown.
 */
export const markSent = (storage: KeyValueStore, attempt: string, clientSecret: string): void =>
  storage.set(sentPrefix + attempt, clientSecret)

/** Persists that nothing was charged for the attempt. */
export const markOpen = (storage: KeyValueStore, attempt: string): void =>
  storage.remove(sentPrefix + attempt)

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

/** Deletes a paid attempt, since the next purchase of its item is a new one. */
export function forgetAttempt(storage: KeyValueStore, attempt: string): void {
  const isOwn = (name: string) =>
    name === sentPrefix + attempt || name === namePrefix + attempt || storage.get(name) === attempt
  for (const name of storage.names()) if (name.startsWith(prefix) && isOwn(name)) storage.remove(name)
}

/** Deletes the attempt that this tab has sent for the payment with this secret, if there is one. */
export function forgetReturned(storage: KeyValueStore, clientSecret: string): void {
  const mark = storage
    .names()
    .find((name) => clientSecret && name.startsWith(sentPrefix) && storage.get(name) === clientSecret)
  if (mark) forgetAttempt(storage, mark.slice(sentPrefix.length))
}
