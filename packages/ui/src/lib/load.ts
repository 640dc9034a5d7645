/**
 * What a list or record shows while it arrives. There is no failed value on purpose: lists keep loading when a fetch
 * fails, and the page fills when the server is back.
 */
export type Load<T> = { status: 'loading' } | { status: 'ready'; data: T }

/** What is made of the data, once it is there. */
export const mapLoad = <T, Result>(load: Load<T>, make: (data: T) => Result): Load<Result> =>
  load.status === 'ready' ? { status: 'ready', data: make(load.data) } : load

/** The first `count` entries of a list, once it is there. */
export const firstOf = <T>(list: Load<readonly T[]>, count: number): Load<readonly T[]> =>
  mapLoad(list, (entries) => entries.slice(0, count))
