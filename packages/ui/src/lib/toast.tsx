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

/** Loads after the page, as does the code of `ToastHost`. */
const loadSonner = () => import('sonner')

/** Shows a toast in the `ToastHost` of the page; one without a host waits for it. */
export function showToast({ tone, message, steps, durationMs = 4000, id }: ToastOptions): void {
  loadSonner().then(
    ({ toast }) =>
      toast[tone](<Text message={message} />, {
        duration: durationMs,
        description: steps && <Steps steps={steps} />,
        ...(id ? { id } : {}),
      }),
    console.error,
  )
}

/** Removes all toasts that were asked for, also those whose code is still loading. */
export function dismissToasts(): void {
  loadSonner().then(({ toast }) => toast.dismiss(), console.error)
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
