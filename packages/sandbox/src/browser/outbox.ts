import { mailPaths } from '../shared/mail-calls.ts'
import { readSwitches } from './switches.ts'

/** Returns the address of the sandbox's outbox; `apiBase` is empty for the page's own origin. */
export function outboxAddress(apiBase: string): string {
  const fault = readSwitches().mail
  return apiBase + mailPaths.outbox + (fault === 'none' ? '' : `?fault=${fault}`)
}
