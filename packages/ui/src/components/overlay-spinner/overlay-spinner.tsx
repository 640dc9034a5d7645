import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Dialog, DialogLayer, DialogTitle } from '../dialog/dialog.tsx'
import { Spinner } from '../spinner/spinner.tsx'

export interface OverlaySpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the task in progress; only a screen reader announces it. */
  label: string
}

/**
 * Covers the page and blocks pointer and keyboard during an auth request. Render it only for that time: nothing closes
 * it, as the request cannot be cancelled.
 *
 * Use it only while a player signs in or up. Elsewhere the button that was pressed is busy, and the page stays usable.
 */
export function OverlaySpinner({ className, label, ...props }: OverlaySpinnerProps) {
  return (
    <Dialog open>
      <DialogLayer
        data-slot="overlay-spinner"
        backdropClassName="bg-void/85 [backdrop-filter:blur(4px)]"
        className={cn('fixed inset-0 z-50 grid cursor-progress place-items-center outline-none', className)}
        {...props}
      >
        <DialogTitle className="sr-only">{label}</DialogTitle>
        {/* The dialog takes the focus and announces its name. */}
        <Spinner label={label} size="lg" aria-hidden />
      </DialogLayer>
    </Dialog>
  )
}
