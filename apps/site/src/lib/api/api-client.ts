import {
  ApiError,
  pathOf,
  readRefusal,
  type AnswerOf,
  type Endpoint,
  type RequestOf,
  type Session,
} from '@meridian-2117/contract'
import { siteBuildHeader } from '@meridian-2117/contract/paths/site-build'
import { messages } from '@meridian-2117/contract/messages/messages'
import axios, { isAxiosError, isCancel } from 'axios'
import * as z from 'zod/mini'

export interface CallOptions {
  /** Aborts the call when its screen or state is left. */
  signal?: AbortSignal | undefined
  /** Calls as this player, where a payment began before the session changed. @default the signed-in player */
  session?: Session | null | undefined
}

/** Makes one call of the contract. Rejects with an ApiError, or as aborted. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<AnswerOf<E>>

/** Adds the fields that calls need to the session. */
export interface CallSession {
  /** Returns the session's current token. */
  token: () => string | undefined
  /** Called with the token of a call that the server refused with 401. */
  onUnauthorized: (token: string) => void
}

export interface ApiClientOptions extends CallSession {
  /** Origin of each base; empty for the page's own. */
  bases: Readonly<Record<NonNullable<Endpoint['base']>, string>>
  /** Called with the build of the site that the page's own server serves, at each answer that names it. */
  onSiteBuild?: ((build: string) => void) | undefined
  /** Simulates a faulty server: waits or rejects before a request is sent. Only the sandbox sets it. */
  injectFaults?: (() => Promise<void>) | undefined
  /** Milliseconds to wait for an answer. @default 60000, longer than the server's own limits, whose refusal arrives */
  limitMs?: number
}

/** Milliseconds for a call that carries a picture; longer than the server's own limits. */
const pictureLimitMs = 360_000

/**
 * Creates the API client of the contract. A status of 200 to 299 is success unless the endpoint names one
 * (docs/product.md#data). It gives up on a call that is not answered in time. Payments have the limits of their flows
 * instead. It logs unreadable entries of an answer once.
 */
export function createApi({
  bases,
  token,
  onUnauthorized,
  onSiteBuild,
  injectFaults,
  limitMs = 60_000,
}: ApiClientOptions): Api {
  return async (endpoint, request, { signal, session } = {}) => {
    const { path, method, answer, auth, base = 'api', encoding, idempotent, success, messageField } = endpoint
    const sent = request as Sent
    const carried = auth === 'none' ? undefined : session === undefined ? token() : session?.token
    await injectFaults?.()
    const response = await axios
      .request<unknown>({
        env: { FormData },
        baseURL: bases[base],
        method,
        url: pathOf(path, encoded(endpoint.params, sent.params) as Record<string, string> | undefined),
        params: encoded(endpoint.query, sent.query),
        data: encoded(endpoint.body, sent.body),
        timeout: idempotent ? 0 : encoding === 'multipart' ? pictureLimitMs : limitMs,
        timeoutErrorMessage: messages.somethingWentWrong,
        headers: {
          Authorization: carried ? `Bearer ${carried}` : null,
          'Idempotency-Key': sent.idempotencyKey ?? null,
          // axios makes a form of all fields but those that are `undefined`.
          ...(encoding === 'multipart' && { 'Content-Type': 'multipart/form-data' }),
        },
        // Revalidates the browser's cached list, which a purchase may have outdated.
        ...(method === 'GET' && { adapter: 'fetch', fetchOptions: { cache: 'no-cache' } }),
        ...(signal && { signal }),
      })
      .catch((error: unknown) => {
        if (isCancel(error) || !isAxiosError(error)) throw error
        if (carried && error.response?.status === 401) onUnauthorized(carried)
        throw new ApiError(error.response ? 'refused' : 'unreachable', {
          status: error.response?.status,
          ...readRefusal(error.response?.data, messageField),
          message: error.message,
        })
      })

    const { status, data, headers } = response
    const build: unknown = headers[siteBuildHeader]
    if (typeof build === 'string' && bases[base] === '') onSiteBuild?.(build)
    if (endpoint.logged) console.log(data)
    if (success !== undefined && status !== success) {
      throw new ApiError('unexpected', { status, ...readRefusal(data, messageField) })
    }
    const reading = answer.read(data)
    if (reading.outcome === 'refused') {
      throw new ApiError('unexpected', { status, serverMessage: reading.serverMessage, code: reading.code })
    }
    if (reading.outcome === 'unreadable') {
      // Players see the specified message; the console has the cause.
      const cause = new Error(`${path} answered in an unknown form: ${reading.reason}`)
      throw new ApiError('unreadable', { status, ...readRefusal(data, messageField), cause })
    }
    for (const line of reading.damaged) console.warn(`${path}: ${line}`)
    return reading.value as AnswerOf<typeof endpoint>
  }
}

/** Milliseconds to wait for the server's time. */
const timeLimitMs = 3000

/**
 * Returns the time of the server at `url`, epoch `ms`, since this device's clock may be minutes off. Without an answer
 * it returns this device's time.
 */
export async function readServerTime(url: string): Promise<number> {
  try {
    const { headers } = await axios.head(url, {
      headers: { 'Cache-Control': 'no-store' },
      timeout: timeLimitMs,
      validateStatus: null,
    })
    // A cache in between sends the time of its entry, and the entry's age.
    const timeMs = Date.parse(String(headers['date'])) + Number(headers['age'] ?? 0) * 1000
    return Number.isNaN(timeMs) ? Date.now() : timeMs
  } catch {
    return Date.now()
  }
}

interface Sent {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
}

/** Encodes a part of a call. Throws the server's refusal where a text is too long. */
function encoded(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  const read = schema && z.safeEncode(schema, value ?? {})
  if (read && !read.success)
    throw new ApiError('refused', { code: 'invalid', serverMessage: read.error.issues[0]?.message })
  return read?.data
}
