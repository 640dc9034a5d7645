/** Stores texts by key, like the storages of a browser. */
export interface KeyValueStore {
  get: (name: string) => string | null
  set: (name: string, value: string) => void
  remove: (name: string) => void
  names: () => string[]
}

/**
 * Makes a storage that always works. A browser may refuse its own, with blocked cookies or a full disk. Texts then stay
 * in memory for the life of the page, so everybody can sign in and pay.
 */
export function storeOver(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>()
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    set: (name, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(name, value)
        return true
      }, false)
      if (isStored) memory.delete(name)
      else memory.set(name, value)
    },
    remove: (name) => {
      memory.delete(name)
      attempt((storage) => storage.removeItem(name), undefined)
    },
    names: () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])],
  }
}

/** Reads a text of JSON by `decode`, which may throw; `null` where it is missing or damaged. */
export function readJson<Value>(
  storage: Pick<KeyValueStore, 'get'>,
  name: string,
  decode: (json: unknown) => Value | null,
): Value | null {
  try {
    return decode(JSON.parse(storage.get(name) ?? 'null'))
  } catch {
    return null
  }
}

/** Outlives the tab. */
export const browserStorage = storeOver(() => localStorage)

/** Ends with the tab. */
export const tabStorage = storeOver(() => sessionStorage)

/** Key of the saved session, in either storage. */
export const sessionKey = 'auth'

/** Returns 32 random hexadecimal digits. `crypto.randomUUID` is missing on the plain address of a local build. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
