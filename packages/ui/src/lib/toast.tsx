import type { Message, MessageLinesKey } from '@meridian/contract/messages/message'
import { messages } from '@meridian/contract/messages/messages'
import { useFormatMessage } from './format-message.ts'
import { useMessages } from './messages.ts'

/** A short message that appears at the top right for a time. */
export interface ToastOptions {
  tone: 'success' | 'error' | 'info'
  message: Message
  /** The steps that help, in order: lines of `messages`, by their key; the message is then their heading. */
  steps?: MessageLinesKey | undefined
  /** The time that it stays, in ms; 4000 by default. */
  durationMs?: number | undefined
  /** Of several toasts with one id only the latest shows, so that a repeated message shows once. */
  id?: string | undefined
}

/** Shows a toast in the `ToastHost` of the page, and waits for one. Its code loads after the page. */
export function showToast({ tone, message, steps, durationMs = 4000, id }: ToastOptions): void {
  import('sonner').then(
    ({ toast }) =>
      toast[tone](<Text message={message} />, {
        duration: durationMs,
        description: steps && <Steps steps={steps} />,
        ...(id ? { id } : {}),
      }),
    console.error,
  )
}

const Text = ({ message }: { message: Message }) => useFormatMessage()(message)

/** Lists the steps to take, numbered. */
function Steps({ steps }: { steps: MessageLinesKey }) {
  return (
    <ol className="mt-1.5 grid list-decimal gap-1 pl-5 text-ink-muted">
      {useMessages(messages)[steps].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
