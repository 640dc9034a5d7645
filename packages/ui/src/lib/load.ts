/**
 * What a list or record shows while it arrives. There is no failed value on purpose: the specification keeps
 * loading when a fetch fails (Spec 4, Spec 8 "Silent failures"), and the page fills when the server is back.
 */
export type Load<T> = { status: 'loading' } | { status: 'ready'; data: T }

/** What is shown of what arrives. */
export const mapLoad = <From, To>(load: Load<From>, change: (data: From) => To): Load<To> =>
  load.status === 'ready' ? { status: 'ready', data: change(load.data) } : load
