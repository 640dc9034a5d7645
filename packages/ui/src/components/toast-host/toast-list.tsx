import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { onToasts, takeToasts } from '../../lib/toast.ts'
import { formatMessage } from '@meridian/contract/rules/message'
import { messages } from '@meridian/contract/rules/messages'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

/** What to do, numbered. */
function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-1.5 grid list-decimal gap-1 pl-5 text-ink-muted">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** How many lists there are. */
let lists = 0

/** The part of `ToastHost` that is loaded when it is wanted: shows what waits and what comes. */
export function ToastList() {
  const texts = useMessages(messages)
  const { toasts, closeToast } = useMessages(shellMessages)
  useEffect(() => {
    lists += 1
    const stop = onToasts(() => {
      for (const { tone, message, steps, durationMs = 4000, id } of takeToasts())
        toast[tone](formatMessage(message, texts), {
          duration: durationMs,
          description: steps && <Steps steps={texts[steps]} />,
          ...(id ? { id } : {}),
        })
    })
    return () => {
      stop()
      lists -= 1
      // The library keeps what is shown for its next list, which would show it once more. A list that is mounted twice,
      // as React does while one works on it, is back at once and shows what it has.
      queueMicrotask(() => lists === 0 && toast.dismiss())
    }
  }, [texts])

  return (
    <Toaster
      position="top-right"
      theme="dark"
      // Unless told, the library asks the browser, which looks the whole page through for it.
      dir="ltr"
      expand
      closeButton
      containerAriaLabel={toasts}
      visibleToasts={3}
      offset={{
        top: 'calc(var(--spacing-header) + 1rem)',
        right: 'calc(var(--spacing-safe-right) + 1.5rem)',
      }}
      mobileOffset={{
        top: 'calc(var(--spacing-header) + 0.5rem)',
        left: 'calc(var(--spacing-safe-left) + 1rem)',
        right: 'calc(var(--spacing-safe-right) + 1rem)',
      }}
      className="pointer-events-auto"
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-good" />,
        error: <CircleAlert aria-hidden className="size-5 text-alert" />,
        info: <Info aria-hidden className="size-5 text-signal" />,
        close: <X aria-hidden className="size-4" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: closeToast,
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) items-start gap-3 rounded-panel border border-seam bg-plate p-4 pr-12 font-sans text-sm leading-5 text-ink shadow-panel inset-shadow-edge',
          success: 'border-l-2 border-l-good',
          error: 'border-l-2 border-l-alert',
          info: 'border-l-2 border-l-signal',
          icon: 'shrink-0',
          title: 'font-medium',
          closeButton:
            'absolute top-2 right-2 grid size-9 place-items-center rounded-control border-transparent! bg-transparent! text-ink-muted! transition-colors duration-150 hover:text-ink!',
        },
      }}
    />
  )
}
