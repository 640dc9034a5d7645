/**
 * Records each call of the stores in `done`, such as `players.byEmail`. Calls named `held` wait until `release`.
 */
export function watchStores(stores: object, held: string) {
  const done: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  for (const [name, store] of Object.entries(stores)) {
    const calls = store as Record<string, (...given: unknown[]) => unknown>
    for (const [call, act] of Object.entries(calls))
      calls[call] = async (...given) => {
        done.push(`${name}.${call}`)
        if (call === held) await released
        return act(...given)
      }
  }
  return { done, release }
}
