import { ApiError } from '@meridian/contract'
import type { Api } from './api-client.ts'

/** The API before its client has come, which is after what is seen first: a call waits for it. */
export const lateApi =
  (load: () => Promise<Api>): Api =>
  async (endpoint, request, options) => {
    const api = await load().catch((cause: unknown) => {
      throw new ApiError('unreachable', { message: 'Network Error', cause })
    })
    return api(endpoint, request, options)
  }
