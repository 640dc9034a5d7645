import { formatMessage, type Message, type MessageLinesKey } from '@meridian-2117/contract/messages/message'
import { messages } from '@meridian-2117/contract/messages/messages'
import { useFormatMessage, useMessages } from './messages.ts'

/** A short message that appears at the top right for a time. */
export interface ToastOptions {
  tone: 'success' | 'error' | 'info'
  message: Message
  /** The steps that help, in order: lines of `messages`, by their key; the message is then their heading. */
  steps?: MessageLinesKey | undefined
  /**
   * The time that it stays, in ms. By default an error stays until it is closed or the next press, and another toast as
   * long as its text takes to read, at least 4000.
   */
  durationMs?: number | undefined
  /** Of several toasts with one id only the latest shows, so that a repeated message shows once. */
  id?: string | undefined
}

/** Shows a toast in the `ToastHost` of the page, and waits for one. Its code loads after the page. */
export function showToast({ tone, message, steps, durationMs, id }: ToastOptions): void {
  import('sonner').then(
    ({ toast }) =>
      toast[tone](<Text message={message} />, {
        duration: durationMs ?? (tone === 'error' ? Infinity : readingMs(message)),
        description: steps && <Steps steps={steps} />,
        ...(id ? { id } : {}),
      }),
    console.error,
  )
}

/** Returns the time to read a message, at 12 characters a second. */
const readingMs = (message: Message) => Math.max(4000, (formatMessage(message, messages).length / 12) * 1000)

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
