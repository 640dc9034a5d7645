import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toaster as SonnerToaster } from 'sonner'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

/** The part of `ToastHost` that loads after the page. */
export function Toaster() {
  const { toasts, closeToast } = useMessages(shellMessages)
  return (
    <SonnerToaster
      position="top-right"
      theme="dark"
      // By default the library reads it from the browser, which recalculates the layout of the whole page.
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
      className="meridian-toasts pointer-events-auto"
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
