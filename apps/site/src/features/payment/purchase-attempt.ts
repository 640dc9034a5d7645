import { randomKey, type KeyValueStore } from '../../lib/storage/key-value-store.ts'

const prefix = 'purchaseAttempt:'

/** The key of one purchase attempt: made once, kept over a reload, sent as `Idempotency-Key`. */
export function purchaseAttempt(storage: KeyValueStore, userId: string, productId: string): string {
  const name = `${prefix}${userId}:${productId}`
  const saved = storage.get(name)
  if (saved) return saved
  const made = randomKey()
  storage.set(name, made)
  return made
}

const sentPrefix = `${prefix}sent:`

/** Keeps over a reload that a confirmation of the attempt may have reached the card provider, or that it did not. */
export function markAttempt(storage: KeyValueStore, attempt: string, sent: boolean): void {
  if (sent) storage.set(sentPrefix + attempt, 'yes')
  else storage.remove(sentPrefix + attempt)
}

/** Returns true if a confirmation of the attempt may have reached the card provider. */
export const wasSent = (storage: KeyValueStore, attempt: string): boolean =>
  storage.get(sentPrefix + attempt) !== null

const namePrefix = `${prefix}name:`

/** Keeps the name on the card over a reload, as it is typed. */
export const keepName = (storage: KeyValueStore, attempt: string, name: string): void =>
  storage.set(namePrefix + attempt, name)

/** The name on the card as it was typed last; empty if it never was. */
export const keptName = (storage: KeyValueStore, attempt: string): string =>
  storage.get(namePrefix + attempt) ?? ''

/** Forgets all attempts: the payment came back paid, and the next purchase is another one. */
export function forgetAttempts(storage: KeyValueStore): void {
  for (const name of storage.names()) if (name.startsWith(prefix)) storage.remove(name)
}
