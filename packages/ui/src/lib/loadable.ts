/**
 * A list or record of a server. `failed` means that the server has not answered for ten seconds, or not with what
 * anybody understands, and is asked again: screens say so beside their loading state.
 */
export type Loadable<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: T }

/** Maps the data of a `Loadable` that is ready. */
export const mapLoadable = <T, Result>(loadable: Loadable<T>, make: (data: T) => Result): Loadable<Result> =>
  loadable.status === 'ready' ? { status: 'ready', data: make(loadable.data) } : loadable

/** Returns the first `count` entries of a loaded list. */
export const firstOf = <T>(list: Loadable<readonly T[]>, count: number): Loadable<readonly T[]> =>
  mapLoadable(list, (entries) => entries.slice(0, count))
