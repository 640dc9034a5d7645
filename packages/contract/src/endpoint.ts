import type * as z from 'zod/mini'
import type { Answer } from './answer.ts'

/** One call of the API: what the site sends, what the server takes, and the page that documents it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the base; `:name` marks a parameter. */
  readonly path: `/api/v1/${string}`
  /** The parameters named in `path`. */
  readonly params?: z.ZodMiniType
  /** The query string. The client encodes it, the server decodes it, as with `body`. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** The server writes it, the client reads it in every spelling that servers use. */
  readonly answer: Answer<unknown>
  /** The only status that counts as success; without it any of 200 to 299 does. */
  readonly success?: 200 | 201
  /**
   * Controls the bearer token. `required` calls are refused without one; `optional` calls carry it where there is
   * one. A `userId` in params, query or body has to be the token's.
   */
  readonly auth: 'none' | 'optional' | 'required'
  /** Sent twice with the same `Idempotency-Key`, the call acts once; callers have to give one. */
  readonly idempotent?: true
  /** The encoding of the body; `json` unless given. */
  readonly encoding?: 'json' | 'multipart'
  /** One of the two configured base addresses; `api` unless given (docs/product.md#oddities). */
  readonly base?: 'api' | 'card'
  /** The field of a refusal that players read first; `message` unless given. */
  readonly messageField?: 'error'
  /** The answer is written to the console as it came. */
  readonly logged?: true
}

type Part = 'params' | 'query' | 'body'

/** A part that may be empty may be left out. */
type Sent<E extends Endpoint, P extends Part> = E[P] extends z.ZodMiniType
  ? Partial<z.output<E[P]>> extends z.output<E[P]>
    ? { [Name in P]?: z.output<E[P]> }
    : { [Name in P]: z.output<E[P]> }
  : unknown

/** The arguments of a call: each part that the endpoint has, and a key where it is idempotent. */
export type RequestOf<E extends Endpoint> = Sent<E, 'params'> &
  Sent<E, 'query'> &
  Sent<E, 'body'> &
  (E['idempotent'] extends true
    ? {
        /** Made once per attempt and kept with it over a reload. */
        idempotencyKey: string
      }
    : unknown)

/** The value that a client reads from the endpoint's answer. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends Answer<infer Value> ? Value : never

/** The names that a path marks as parameters. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters have the names that the path marks, and no others. */
type Named<E extends Endpoint> = [ParamsIn<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodMiniType<Record<ParamsIn<E['path']>, string>> }

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E & Named<E>): E => definition

/** The endpoint's path with its parameters filled in and escaped. */
export function pathOf(path: Endpoint['path'], params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
