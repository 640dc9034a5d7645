/** A browser's storage in memory, as the unit tests need it: names are its own keys, like those of a real one. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const saved: Record<string, string> = { ...initial }
  return new Proxy(saved, {
    get(target, name) {
      const methods: Record<string, unknown> = {
        getItem: (key: string) => target[key] ?? null,
        setItem: (key: string, value: string) => {
          target[key] = value
        },
        removeItem: (key: string) => {
          delete target[key]
        },
        clear: () => Object.keys(target).forEach((key) => delete target[key]),
      }
      return methods[String(name)]
    },
  }) as unknown as Storage
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token in form only, with the given end in epoch seconds. */
export function tokenEnding(exp?: number): string {
  return `${part({ alg: 'none' })}.${part({ sub: 'user-mika', ...(exp === undefined ? {} : { exp }) })}.`
}
