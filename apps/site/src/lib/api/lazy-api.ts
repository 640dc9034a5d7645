import { ApiError } from '@meridian/contract'
import type { Api } from './api-client.ts'

/** An API whose client, with axios and the schemas, is loaded by the first call: no page needs it to be seen. */
export const lazyApi =
  (load: () => Promise<Api>): Api =>
  async (endpoint, request, options) => {
    const api = await load().catch((cause: unknown) => {
      throw new ApiError('unreachable', { message: 'Network Error', cause })
    })
    return api(endpoint, request, options)
  }
