import { ApiError } from '@meridian/contract'
import type { messages } from '@meridian/contract/messages/messages'

type LoggedMessage = Extract<
  keyof typeof messages,
  'activityFailed' | 'activityRefused' | 'itemFailed' | 'marketFailed' | 'marketRefused'
>

/**
 * Returns a handler that writes a failed read to the console and rejects with the same failure. `refused` is the message
 * for an answer that reports a failure. An aborted read writes nothing.
 */
export const logFailure =
  (signal: AbortSignal, failed: LoggedMessage, refused = failed) =>
  async (error: unknown): Promise<never> => {
    if (signal.aborted) throw error
    const { messages } = await import('@meridian/contract/messages/messages')
    if (refused !== failed && error instanceof ApiError && error.kind === 'unexpected')
      console.error(messages[refused], error.message)
    else console.error(messages[failed], error)
    throw error
  }
