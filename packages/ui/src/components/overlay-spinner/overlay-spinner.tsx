import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { openerOf } from '../dialog/opener.ts'
import { Spinner } from '../spinner/spinner.tsx'

export interface OverlaySpinnerProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** Names the task in progress; only a screen reader announces it. */
  label: string
}

/**
 * Covers the page and takes pointer and keyboard while an auth request is in progress. Rendered only for that time. A
 * native modal dialog, which the browser keeps everything else out of reach for.
 */
export function OverlaySpinner({ className, label, ref, ...props }: OverlaySpinnerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current!)

  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = openerOf(document.activeElement)
    shown?.showModal()
    return () => {
      // Closed before it is dropped, or the focus would not go back to where it was.
      shown?.close()
      // What had the focus before may be gone, as the dialog that this followed; the browser then moves it nowhere.
      const { activeElement } = document
      const lost = activeElement === document.body || shown?.contains(activeElement)
      if (lost && opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      data-slot="overlay-spinner"
      aria-label={label}
      // The request goes on, so Escape does not make it look as if it had ended.
      onCancel={(event) => event.preventDefault()}
      className={cn(
        'size-full max-h-none max-w-none cursor-progress place-items-center bg-void/85 text-ink [backdrop-filter:blur(4px)] outline-none backdrop:bg-transparent open:grid',
        className,
      )}
      {...props}
    >
      {/* The dialog takes the focus and says its name. */}
      <Spinner label={label} size="lg" aria-hidden />
    </dialog>
  )
}
