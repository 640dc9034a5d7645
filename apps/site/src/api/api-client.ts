import {
  CallFailure,
  failureText,
  pathOf,
  type AnswerOf,
  type Endpoint,
  type RequestOf,
} from '@meridian/contract'
import * as z from 'zod/mini'

export interface CallOptions {
  /** Aborts the call when the screen or state that asked is left. */
  signal?: AbortSignal | undefined
}

/** Makes one call of the contract; rejects with a CallFailure, or as aborted. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<AnswerOf<E>>

export interface ApiClientOptions {
  /** Where each base answers; empty for the own origin. */
  bases: Readonly<Record<NonNullable<Endpoint['base']>, string>>
  /** The session's token at the time of the call. */
  token: () => string | undefined
}

/**
 * The API client over the contract: no timeout, 200 to 299 is success unless the endpoint names one status (Spec 9).
 * Entries of an answer that could not be read are named in the console, once.
 */
export function createApi({ bases, token }: ApiClientOptions): Api {
  return async (endpoint, request, { signal } = {}) => {
    const { path, method, answer, base = 'api', success } = endpoint
    const sent = request as Sent
    const { ok, status, data } = await ask(bases[base] + addressOf(endpoint, sent), {
      method,
      headers: headersOf(endpoint, sent, token()),
      ...(endpoint.body && { body: bodyOf(endpoint, sent.body) }),
      ...(signal && { signal }),
    })
    if (!ok) throw new CallFailure('refused', { status, words: failureText(data), message: refusal(status) })
    if (endpoint.logged) console.log(data)
    if (success !== undefined && status !== success) {
      throw new CallFailure('unexpected', { status, words: failureText(data) })
    }
    const reading = answer.read(data)
    if (reading.outcome === 'refused') throw new CallFailure('unexpected', { status, words: reading.words })
    if (reading.outcome === 'unreadable') {
      // The players get the spec's words, the console gets the reason.
      const cause = new Error(`${path} answered in an unknown form: ${reading.reason}`)
      throw new CallFailure('unreadable', { status, words: failureText(data), cause })
    }
    for (const line of reading.damaged) console.warn(`${path}: ${line}`)
    return reading.value as AnswerOf<typeof endpoint>
  }
}

interface Sent {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
}

const encoded = (schema: z.ZodMiniType | undefined, value: unknown): unknown =>
  schema && z.encode(schema, value ?? {})

/** The path below the base, with what goes into the address. */
function addressOf({ path, params, query }: Endpoint, sent: Sent): string {
  const asked = Object.entries(
    (encoded(query, sent.query) ?? {}) as Record<string, string | number | undefined>,
  )
  const search = new URLSearchParams(
    asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  ).toString()
  return (
    pathOf(path, encoded(params, sent.params) as Record<string, string> | undefined) +
    (search && `?${search}`)
  )
}

function bodyOf({ body, encoding }: Endpoint, value: unknown): BodyInit {
  const wire = encoded(body, value)
  if (encoding !== 'multipart') return JSON.stringify(wire)
  const form = new FormData()
  for (const [name, field] of Object.entries(wire as Record<string, string | File | undefined>)) {
    if (field !== undefined) form.append(name, field)
  }
  return form
}

function headersOf({ auth, body, encoding }: Endpoint, { idempotencyKey }: Sent, token: string | undefined) {
  const headers: Record<string, string> = {}
  if (auth !== 'none' && token) headers['Authorization'] = `Bearer ${token}`
  // A form names its own type, with the boundary between its parts.
  if (body && encoding !== 'multipart') headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  return headers
}

/** Sends a request and reads its answer: as JSON, or as the text that it is. Aborted, it rejects as `fetch` does. */
async function ask(address: string, request: RequestInit) {
  try {
    const response = await fetch(address, request)
    const text = await response.text()
    return { ok: response.ok, status: response.status, data: dataIn(text) }
  } catch (error) {
    if (request.signal?.aborted) throw error
    // Each browser has words of its own for it, and players may get to read them.
    throw new CallFailure('unreachable', { message: 'Network Error', cause: error })
  }
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const refusal = (status: number): string => `Request failed with status code ${status}`
