import { ApiError } from '@meridian/contract'
import type { Api } from '../lib/api/api-client.ts'

/** What is wrong with the server, on demand; waits where it is slow. */
export type ServerTrouble = () => Promise<'failing' | 'stopped' | undefined>

/** An API whose calls meet the trouble first, and fail as a real one would. */
export const createTroubledApi =
  (meet: ServerTrouble) =>
  (api: Api): Api =>
  async (endpoint, request, options) => {
    const trouble = await meet()
    options?.signal?.throwIfAborted()
    if (trouble === 'failing') throw new ApiError('refused', { status: 500 })
    if (trouble === 'stopped') throw new ApiError('unreachable', { message: 'Network Error' })
    return api(endpoint, request, options)
  }
