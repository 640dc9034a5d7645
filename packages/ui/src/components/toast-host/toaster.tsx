import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast, Toaster as SonnerToaster, useSonner } from 'sonner'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

/** The number of toasts that Alt+T shows again. */
const shownAgain = 5

const noHotkey: string[] = []

/**
 * The part of `ToastHost` that loads after the page. The next press ends the toasts that stay; outside of fields Alt+T
 * shows the last ones again and moves the focus to them.
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null)
  const takesFocus = useRef(false)
  const [again, setAgain] = useState(false)
  // Renders again once the list has the toasts.
  useSonner()
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const onClick = ({ target, detail }: MouseEvent) => {
      // The second click of a double click belongs to the act that was refused.
      if (detail > 1 || !(target instanceof Element) || region.current?.contains(target)) return
      if (!target.closest('a, button, [role=menuitem]')) return
      for (const staying of toast.getToasts())
        if ('duration' in staying && staying.duration === Infinity) toast.dismiss(staying.id)
      setAgain(false)
    }
    const onKeyDown = ({ altKey, ctrlKey, code, target }: KeyboardEvent) => {
      // On some keyboards Alt and AltGr, which is Ctrl with Alt, type a letter.
      if (!altKey || ctrlKey || code !== 'KeyT' || isField(target)) return
      for (const last of toast.getHistory().slice(-shownAgain)) show(last)
      takesFocus.current = true
      setAgain(true)
    }
    addEventListener('click', onClick, options)
    addEventListener('keydown', onKeyDown, options)
    return () => controller.abort()
  }, [])
  useEffect(() => {
    const list = region.current?.querySelector('ol')
    if (!takesFocus.current || !list) return
    takesFocus.current = false
    list.focus()
  })
  const { toasts, closeToast } = useMessages(shellMessages)
  return (
    <SonnerToaster
      ref={region}
      position="top-right"
      theme="dark"
      // By default the library reads it from the browser, which recalculates the layout of the whole page.
      dir="ltr"
      expand
      closeButton
      // The library's own key works in fields, too.
      hotkey={noHotkey}
      customAriaLabel={`${toasts} Alt+T`}
      visibleToasts={again ? shownAgain : 3}
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

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]')

/** Shows an earlier toast until the next press. */
function show(earlier: ReturnType<typeof toast.getHistory>[number]): void {
  if (!('type' in earlier)) return
  const { type, title, id, description } = earlier
  if (type === 'success' || type === 'error' || type === 'info')
    toast[type](title, { id, description, duration: Infinity })
}
