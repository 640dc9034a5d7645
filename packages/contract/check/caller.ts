import * as z from 'zod/mini'
import { pathOf, readRefusal, type AnswerOf, type Endpoint, type RequestOf } from '../src/contract.ts'
import type { ReadRefusal } from '../src/refusal.ts'

/** Holds the value, the refusal or the failure that one call ended with. */
export interface Reply<Value> extends ReadRefusal {
  status: number
  /** Milliseconds from sending the call to the end of the answer. */
  ms: number
  /** Absent where a client would take the answer for a refusal. */
  value?: Value
  /** Says why a client cannot read the answer. */
  unreadable?: string
  headers: Headers
}

/** Replaces encoded parts of a call, to send what no client of ours sends. */
interface Raw {
  body?: unknown
  query?: string
}

/** Makes calls of the contract to any server, as the product's clients make them. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  token?: string,
  raw?: Raw,
) => Promise<Reply<AnswerOf<E>>>

/** Milliseconds after which a call counts as unanswered. */
const timeLimitMs = 30_000

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
}

const encoded = (schema: z.ZodMiniType | undefined, value: unknown): Record<string, unknown> =>
  schema ? (z.encode(schema, value ?? {}) as Record<string, unknown>) : {}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value)
  return form
}

/** Returns a caller for a server at the base address of its API, and that of its card call. */
export const createCaller =
  (bases: Readonly<Record<'api' | 'card', string>>): Caller =>
  async (endpoint, request, token, raw = {}) => {
    const { method, path, base = 'api', encoding, answer, success, messageField } = endpoint
    const { params, query, body, idempotencyKey } = request as Parts
    const address = new URL(
      bases[base].replace(/\/$/, '') +
        pathOf(path, encoded(endpoint.params, params) as Record<string, string>),
    )
    for (const [name, value] of Object.entries(encoded(endpoint.query, query)))
      if (typeof value === 'string') address.searchParams.set(name, value)
    if (raw.query !== undefined) address.search = raw.query
    const fields = raw.body ?? encoded(endpoint.body, body)
    const multipart = encoding === 'multipart'
    const started = performance.now()
    const response = await fetch(address, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(endpoint.body && !multipart && { 'content-type': 'application/json' }),
      },
      ...(endpoint.body && {
        body: multipart ? formOf(fields as Record<string, unknown>) : JSON.stringify(fields),
      }),
      signal: AbortSignal.timeout(timeLimitMs),
    })
    const text = await response.text()
    const json = parse(text)
    const reply = {
      status: response.status,
      ms: performance.now() - started,
      headers: response.headers,
      ...readRefusal(json, messageField),
    }
    const isSuccess = success === undefined ? response.ok : response.status === success
    const reading = isSuccess ? answer.read(json) : undefined
    return {
      ...reply,
      ...(reading?.outcome === 'read' && { value: reading.value as AnswerOf<typeof endpoint> }),
      ...(reading?.outcome === 'unreadable' && { unreadable: reading.reason }),
    }
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
