import type * as z from 'zod/mini'
import type { Answer } from './answer.ts'

/** The headings of the API reference, in their order. */
export const endpointTags = ['Accounts', 'Profile', 'Market', 'Payments'] as const

type EndpointTag = (typeof endpointTags)[number]

/** A call of the API: the request of the site, the answer of the server, and its documentation. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The purpose of the call, for the API reference. */
  readonly summary: string
  readonly tag: EndpointTag
  /** Below the base; `:name` marks a parameter. */
  readonly path: `/api/v1/${string}`
  /** The parameters named in `path`. */
  readonly params?: z.ZodMiniType
  /** The query string. The client encodes it, the server decodes it, as with `body`. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** The server writes it; the client reads it in every known spelling. */
  readonly answer: Answer<unknown>
  /** The only status of success; without it any of 200 to 299 is. */
  readonly success?: 200 | 201
  /**
   * Controls the bearer token. `required` calls are refused without one; `optional` calls carry it where there is
   * one. A `userId` in params, query or body has to be the token's.
   */
  readonly auth: 'none' | 'optional' | 'required'
  /** A repeated call with the same `Idempotency-Key` acts once; callers must pass one. */
  readonly idempotent?: true
  /** The encoding of the body; `json` unless given. */
  readonly encoding?: 'json' | 'multipart'
  /** One of the two configured base addresses; `api` unless given (docs/product.md#oddities). */
  readonly base?: 'api' | 'card'
  /** The field of a refusal with the message for players. @default 'message' */
  readonly messageField?: 'error'
  /** The raw answer is logged. */
  readonly logged?: true
}

type Part = 'params' | 'query' | 'body'

/** An optional part may be left out. */
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
        /** Made once per attempt, and stored with it over a reload. */
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

/** Requires the parameters of the path, and no others. */
type Named<E extends Endpoint> = [ParamsIn<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodMiniType<Record<ParamsIn<E['path']>, string>> }

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E & Named<E>): E => definition

/** The endpoint's path with its parameters filled in and escaped. */
export function pathOf(path: Endpoint['path'], params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
