import {
  CallFailure,
  failureText,
  pathOf,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
} from '@meridian/contract'
import axios, { isAxiosError, isCancel } from 'axios'
import * as z from 'zod/mini'

export interface CallOptions {
  /** Aborts the call when the screen or state that asked is left. */
  signal?: AbortSignal | undefined
  /** Sent as `Idempotency-Key`; required by endpoints marked `idempotent`. */
  idempotencyKey?: string
}

/** Makes one call of the contract; rejects with a CallFailure, or as aborted. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>

export interface ApiClientOptions {
  /** Where the API answers; empty for the own origin. */
  baseUrl: string
  /** The session's token at the time of the call. */
  token: () => string | undefined
}

/** The API client over the contract: no timeout, 200 to 299 is success unless the endpoint names one status (Spec 9). */
export function createApi({ baseUrl, token }: ApiClientOptions): Api {
  const http = axios.create({ baseURL: baseUrl })

  return async (endpoint, request, { signal, idempotencyKey } = {}) => {
    const { params, query, body } = request as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: unknown
    }
    const headers: Record<string, string> = {}
    const bearer = token()
    if (endpoint.auth === 'bearer' && bearer) headers['Authorization'] = `Bearer ${bearer}`
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey

    const answer = await http
      .request<unknown>({
        method: endpoint.method,
        url: pathOf(endpoint.path, params),
        params: query,
        data: body,
        headers,
        ...(signal ? { signal } : {}),
      })
      .catch((error: unknown) => {
        throw readFailure(error)
      })

    if (endpoint.success !== undefined && answer.status !== endpoint.success) {
      throw new CallFailure('unexpected', { status: answer.status, words: failureText(answer.data) })
    }
    const read = z.safeDecode(endpoint.response, answer.data)
    if (!read.success) {
      // The players get the spec's words, the console gets the reason.
      const cause = new Error(`${endpoint.path} answered in an unknown form`, { cause: read.error })
      throw new CallFailure('unreadable', { status: answer.status, words: failureText(answer.data), cause })
    }
    return read.data as ResponseOf<typeof endpoint>
  }
}

function readFailure(error: unknown): unknown {
  if (isCancel(error) || !isAxiosError(error)) return error
  return new CallFailure(error.response ? 'refused' : 'unreachable', {
    status: error.response?.status,
    words: failureText(error.response?.data),
    message: error.message,
  })
}
