import type * as z from 'zod/mini'

/** One call of the API: what the site sends, what the server takes, and the page that documents it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the configured API base (Spec 7); `:name` marks a parameter. */
  readonly path: `/api/v1/${string}`
  /** The parameters named in `path`. */
  readonly params?: z.ZodMiniType
  /** What follows the path's question mark. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Reads every spelling the specification names; encodes the one spelling our own server sends. */
  readonly response: z.ZodMiniType
  /** The only status that counts as success; without it any of 200 to 299 does (Spec 9). */
  readonly success?: 200 | 201
  /** The call carries the session's token as a bearer (Spec 6). */
  readonly auth?: 'bearer'
  /** The call carries an `Idempotency-Key`: sent twice, it acts once. */
  readonly idempotent?: true
}

type Sent<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodMiniType
  ? { [P in Part]: z.input<E[Part]> }
  : unknown

/** What a caller of the endpoint hands over: `params`, `query` and `body`, each only where the endpoint has one. */
export type RequestOf<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>

/** What the endpoint's answer becomes once it is read. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The endpoint's path with its parameters filled in and escaped. */
export function pathOf(path: Endpoint['path'], params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
