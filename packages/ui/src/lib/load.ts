/**
 * A list or record that may still be loading. It has no failed state on purpose: a list keeps loading when a fetch
 * fails, and fills when the server is back.
 */
export type Load<T> = { status: 'loading' } | { status: 'ready'; data: T }

/** Maps the data of a `Load` that is ready. */
export const mapLoad = <T, Result>(load: Load<T>, make: (data: T) => Result): Load<Result> =>
  load.status === 'ready' ? { status: 'ready', data: make(load.data) } : load

/** The first `count` entries of a list, once it is there. */
export const firstOf = <T>(list: Load<readonly T[]>, count: number): Load<readonly T[]> =>
  mapLoad(list, (entries) => entries.slice(0, count))
