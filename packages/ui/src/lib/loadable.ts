/**
 * A list or record of a server. `failed` means that the server has not answered for ten seconds, or not with what
 * anybody understands, and is asked again: screens say so beside their loading state.
 */
export type Loadable<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: T }
