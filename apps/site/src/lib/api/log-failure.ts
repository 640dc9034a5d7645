import { ApiError } from '@meridian-2117/contract'
import { messages } from '@meridian-2117/contract/messages/messages'

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
  (error: unknown): never => {
    if (signal.aborted) throw error
    if (refused !== failed && error instanceof ApiError && error.kind === 'unexpected')
      console.error(messages[refused], error.message)
    else console.error(messages[failed], error)
    throw error
  }
