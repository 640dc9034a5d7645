/**
 * A list or record that may still be loading. It has no failed state on purpose: a failed list keeps loading, and fills
 * once the server is back.
 */
export type Load<T> = { status: 'loading' } | { status: 'ready'; data: T }

/** Maps the data of a `Load` that is ready. */
export const mapLoad = <T, Result>(load: Load<T>, make: (data: T) => Result): Load<Result> =>
  load.status === 'ready' ? { status: 'ready', data: make(load.data) } : load

/** Returns the first `count` entries of a loaded list. */
export const firstOf = <T>(list: Load<readonly T[]>, count: number): Load<readonly T[]> =>
  mapLoad(list, (entries) => entries.slice(0, count))
