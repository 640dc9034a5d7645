import type { KeyValueStore } from '../src/lib/storage/key-value-store.ts'

/** Makes a browser's storage in memory, for unit tests. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const saved = new Map(Object.entries(initial))
  return {
    get: (name) => saved.get(name) ?? null,
    set: (name, value) => void saved.set(name, value),
    remove: (name) => void saved.delete(name),
    names: () => [...saved.keys()],
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes a token with the given end in epoch seconds; it has only the form of one. */
export function tokenEnding(exp?: number): string {
  return `${part({ alg: 'none' })}.${part({ sub: 'user-mika', ...(exp === undefined ? {} : { exp }) })}.`
}
