import type * as z from 'zod/mini'
import type { Answer } from './answer.ts'
import { ApiError } from './api-error.ts'

/** Groups the calls of the API reference, in this order. */
export const endpointTags = ['Accounts', 'Profile', 'Market', 'Payments'] as const

type EndpointTag = (typeof endpointTags)[number]

/** Describes a call of the API: its request, its answer and its documentation. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Says what the call does, for the API reference. */
  readonly summary: string
  readonly tag: EndpointTag
  /** Below the base; `:name` marks a parameter. */
  readonly path: `/api/v1/${string}`
  /** Describes the parameters in `path`. */
  readonly params?: z.ZodMiniType
  /** Describes the query string; the client encodes it, the server decodes it, as with `body`. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** The server writes it; the client reads it in every known spelling. */
  readonly answer: Answer<unknown>
  /** The only status of success. @default any of 200 to 299 */
  readonly success?: 200 | 201
  /**
   * Controls the bearer token. `required` calls are refused without one; `optional` calls carry it where there is
   * one. A `playerId` in params, query or body has to be the token's.
   */
  readonly auth: 'none' | 'optional' | 'required'
  /** A repeated call with the same `Idempotency-Key` acts once; callers must pass one. */
  readonly idempotent?: true
  /** @default 'json' */
  readonly encoding?: 'json' | 'multipart'
  /** Selects one of the two configured base addresses (docs/product.md#oddities). @default 'api' */
  readonly base?: 'api' | 'card'
  /** Names the field of a refusal that has the message for players. @default 'message' */
  readonly messageField?: 'error'
  /** The client logs the raw answer. */
  readonly logged?: true
}

type Part = 'params' | 'query' | 'body'

/** Makes a part optional where its schema allows it. */
type Sent<E extends Endpoint, P extends Part> = E[P] extends z.ZodMiniType
  ? Partial<z.output<E[P]>> extends z.output<E[P]>
    ? { [Name in P]?: z.output<E[P]> }
    : { [Name in P]: z.output<E[P]> }
  : unknown

/** Holds each part that the endpoint has, and a key where it is idempotent. */
export type RequestOf<E extends Endpoint> = Sent<E, 'params'> &
  Sent<E, 'query'> &
  Sent<E, 'body'> &
  (E['idempotent'] extends true
    ? {
        /** Made once per attempt; a reload does not change it. */
        idempotencyKey: string
      }
    : unknown)

/** The value that a client reads from the answer. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends Answer<infer Value> ? Value : never

/** Collects the names of the parameters in a path. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Requires the parameters of the path, and no others. */
type Named<E extends Endpoint> = [ParamsIn<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodMiniType<Record<ParamsIn<E['path']>, string>> }

/** Defines a call; the result has the literal types of the definition. */
export const endpoint = <const E extends Endpoint>(definition: E & Named<E>): E => definition

/**
 * Fills the parameters into the endpoint's path, escaped. Throws the refusal of an unknown one for `.` and `..`, which
 * every client resolves to the path of another call.
 */
export function pathOf(path: Endpoint['path'], params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (value === '.' || value === '..') throw new ApiError('refused', { status: 404, code: 'not_found' })
    return encodeURIComponent(value)
  })
}
