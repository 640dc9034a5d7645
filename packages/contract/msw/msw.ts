import { http, HttpResponse, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { ApiError, type AnswerOf, type Endpoint, type RequestOf } from '../src/contract.ts'

/** Holds the arguments of a call as its server reads them, and its bearer token. */
export type MockedCall<E extends Endpoint> = RequestOf<E> & { token: string | undefined }

/** Settings of `mock`. */
export interface MockOptions {
  /** An origin such as `https://api.example`. @default any origin */
  origin?: string
}

/**
 * Answers a call of the contract in a story or a test, as a handler of Mock Service Worker.
 * @param endpoint The call, such as `readCollectibles`.
 * @param answer Returns the value that the client reads. Throw an `ApiError` to refuse with its status and code.
 */
export function mock<const E extends Endpoint>(
  endpoint: E,
  answer: (call: MockedCall<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  { origin = '*' }: MockOptions = {},
): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put'
  return http[method](origin + endpoint.path, async ({ request, params }) => {
    const parts = {
      params: decoded(endpoint.params, params),
      query: decoded(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)),
      body: endpoint.body && decoded(endpoint.body, await bodyOf(endpoint, request)),
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      token: request.headers.get('authorization')?.replace(/^Bearer /, ''),
    }
    try {
      // The schemas of the endpoint have given each part its type.
      const value = await answer(parts as unknown as MockedCall<E>)
      return HttpResponse.json(endpoint.answer.write(value) as object, { status: endpoint.success ?? 200 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status = 400, message, code = 'invalid', proof } = error
      return HttpResponse.json({ success: false, message, error: message, code, proof }, { status })
    }
  })
}

const decoded = (schema: z.ZodMiniType | undefined, value: unknown): unknown =>
  schema && z.decode(schema, value)

const bodyOf = async (endpoint: Endpoint, request: Request): Promise<unknown> =>
  endpoint.encoding === 'multipart' ? Object.fromEntries(await request.formData()) : request.json()
