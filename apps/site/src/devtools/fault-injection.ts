import { ApiError } from '@meridian-2117/contract'
import { simulateFault } from '@meridian-2117/sandbox/browser/switches'

/** Delays calls where the sandbox toolbar has made the server slow, and returns its fault. */
type ServerFault = () => Promise<'failing' | 'stopped' | undefined>

/** Rejects like a call to a failing or a stopped server. */
export async function injectFaults(currentFault: ServerFault = () => simulateFault('server')): Promise<void> {
  const fault = await currentFault()
  if (fault === 'failing') throw new ApiError('refused', { status: 500 })
  if (fault === 'stopped') throw new ApiError('unreachable', { message: 'Network Error' })
}
