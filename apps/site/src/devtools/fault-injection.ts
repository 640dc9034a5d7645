import { ApiError } from '@meridian/contract'
import { simulateFault } from '@meridian/sandbox/browser/switches'

/** The server fault that the sandbox toolbar has switched on; delays calls where the server is slow. */
type ServerFault = () => Promise<'failing' | 'stopped' | undefined>

/** Rejects as a call to a failing or a stopped server does. */
export async function injectFaults(currentFault: ServerFault = () => simulateFault('server')): Promise<void> {
  const fault = await currentFault()
  if (fault === 'failing') throw new ApiError('refused', { status: 500 })
  if (fault === 'stopped') throw new ApiError('unreachable', { message: 'Network Error' })
}
