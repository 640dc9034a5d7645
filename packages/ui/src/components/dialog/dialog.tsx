import * as DialogPrimitive from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { cn } from '../../lib/cn.ts'
import { isComposing, useCloseRequest } from '../../lib/keys.ts'
import { moveLostFocus } from '../../lib/focus.ts'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'
import { usePortalRoot } from '../meridian-root/meridian-root.tsx'

const dialogVariants = cva(
  [
    'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-var(--spacing-safe-top)-2rem)] flex-col overflow-y-auto overscroll-contain',
    'rounded-t-panel border border-b-0 border-seam border-t-signal/50 bg-hull pr-safe-right pl-safe-left shadow-panel outline-none sm:px-0',
    'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
    'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-max(4rem,2*var(--spacing-safe-bottom)))] sm:w-[calc(100%-2*max(var(--spacing-safe-left),var(--spacing-safe-right)))] sm:-translate-1/2 sm:rounded-panel sm:border-b',
    'sm:data-[state=closed]:animate-panel-out sm:data-[state=open]:animate-panel-in',
  ],
  {
    variants: { size: { sm: 'sm:max-w-md', md: 'sm:max-w-xl' } },
  },
)

export interface DialogProps {
  /** The dialog is open; the parent changes it in `onOpenChange`. */
  open?: boolean | undefined
  /** Opens the uncontrolled dialog at first. */
  defaultOpen?: boolean | undefined
  /** Asks to open or to close it. A dialog that is `open` without it cannot be closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The trigger and the `DialogContent`. */
  children?: ReactNode
}

/** A dialog is open or fading out; `number` counts how often it was opened. */
const OpeningContext = createContext({ isOpen: false, number: 0 })

/**
 * Opens and closes a dialog. `open` makes it controlled. The trigger, the close button, the backdrop, Escape and
 * Android's Back all call `onOpenChange`, once each.
 *
 * Use it for a question or a step that the page waits for. A step with an item and its price is a `StepDialog`; news
 * that needs no answer is a toast.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = open ?? ownOpen
  const [opening, setOpening] = useState({ isOpen, number: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + Number(isOpen) })
  useEffect(() => (isOpen ? ignoreSecondClick : undefined), [isOpen])
  const change = (next: boolean) => {
    // Radix hears Escape until the dialog has faded.
    if (next === isOpen) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const canClose = open === undefined || onOpenChange !== undefined
  useCloseRequest(isOpen && canClose, () => change(false))
  return (
    <DialogPrimitive.Root open={isOpen} onOpenChange={change}>
      <OpeningContext value={opening}>{children}</OpeningContext>
    </DialogPrimitive.Root>
  )
}

/** Returns what an open dialog shows. While it closes, `current` is `null`, and the last value stays until it has faded. */
export function useLastWhileClosing<Shown>(current: Shown | null): Shown | null {
  const [last, setLast] = useState(current)
  if (current !== null && current !== last) setLast(current)
  return last
}

/** The button that opens the dialog; with `asChild` its child is that button. */
export const DialogTrigger = (props: ComponentProps<typeof DialogPrimitive.Trigger>) => (
  <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />
)

/** A button that closes the dialog; with `asChild` its child is that button. */
export const DialogClose = (props: ComponentProps<typeof DialogPrimitive.Close>) => (
  <DialogPrimitive.Close data-slot="dialog-close" {...props} />
)

export interface DialogLayerProps extends ComponentProps<'div'> {
  /** The element that takes the focus on opening. By default it is the first control of the content or the footer. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The classes of the backdrop. @default a blurred veil that fades in and out */
  backdropClassName?: string | undefined
}

/**
 * Covers the page and makes the rest inert: it holds the focus while open and returns it on closing, inert itself while
 * it fades out. It renders only its backdrop; a `DialogTitle` in it is its name.
 */
export function DialogLayer({
  initialFocus,
  backdropClassName = 'bg-void/80 [backdrop-filter:blur(4px)] data-[state=closed]:animate-veil-out data-[state=open]:animate-veil-in',
  ...props
}: DialogLayerProps) {
  const { isOpen, number } = use(OpeningContext)
  const container = usePortalRoot()
  const opener = useRef<Element>(null)
  useEffect(() => {
    // Radix would do it once the dialog has faded, and lose the keys until then.
    if (isOpen) return () => moveLostFocus(opener.current)
  }, [isOpen])
  if (!container) return null
  return (
    // A dialog that is opened again while it fades starts anew, with the focus.
    <DialogPrimitive.Portal key={number} container={container}>
      {/* Closed here, as Radix would also close on a press on a toast. */}
      <DialogPrimitive.Close asChild type={undefined}>
        <DialogPrimitive.Overlay
          inert={!isOpen}
          // The second click of the double click that opened the dialog.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={cn('fixed inset-0 z-50', backdropClassName)}
        />
      </DialogPrimitive.Close>
      <DialogPrimitive.Content
        data-slot="dialog-layer"
        inert={!isOpen}
        {...props}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement
          if (!initialFocus?.current) return
          event.preventDefault()
          initialFocus.current.focus()
        }}
        onCloseAutoFocus={(event) => {
          // Radix returns the focus only to its own trigger, and a dialog opened by a flow has none.
          event.preventDefault()
          moveLostFocus(opener.current)
        }}
        // Radix moves the focus from the last control to the first without a scroll.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      />
    </DialogPrimitive.Portal>
  )
}

export interface DialogContentProps
  extends Omit<DialogLayerProps, 'backdropClassName'>, VariantProps<typeof dialogVariants> {
  /** The width from tablets up; a phone shows a sheet of full width. */
  size?: 'sm' | 'md' | undefined
}

/**
 * The panel and its close button: a sheet at the bottom of a phone, centred elsewhere. It has a `DialogHeader` and, below
 * that, a body, a footer or both.
 */
export function DialogContent({ className, children, size = 'sm', ...props }: DialogContentProps) {
  const messages = useMessages(shellMessages)
  return (
    <DialogLayer data-slot="dialog-content" className={cn(dialogVariants({ size }), className)} {...props}>
      {children}
      {/* Last in the document, so that the first focus is on the content; positioned in the header's corner. */}
      <DialogPrimitive.Close
        aria-label={messages.closeDialog}
        className="relative top-2.5 z-20 tall:sticky order-first mr-3 -mb-10 grid size-10 shrink-0 place-items-center self-end rounded-control text-ink-muted transition-colors duration-150 hover:bg-plate hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </DialogPrimitive.Close>
    </DialogLayer>
  )
}

/** The title and the description, which stay visible while the body scrolls, in a window that is high enough. */
export const DialogHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="dialog-header"
    className={cn('top-0 z-10 border-b border-seam bg-hull py-4 pr-16 pl-5 sm:pl-6 tall:sticky', className)}
    {...props}
  />
)

/** The heading, and the dialog's name for a screen reader. */
export const DialogTitle = ({ className, ...props }: ComponentProps<'h2'>) => (
  <DialogPrimitive.Title
    data-slot="dialog-title"
    className={cn('font-display text-xl leading-7 font-semibold', className)}
    {...props}
  />
)

/** A sentence under the title, read out with it. */
export const DialogDescription = ({ className, ...props }: ComponentProps<'p'>) => (
  <DialogPrimitive.Description
    data-slot="dialog-description"
    className={cn('mt-1 text-sm leading-5 text-ink-muted', className)}
    {...props}
  />
)

/** The content of the dialog, between header and footer. Without a footer it needs room for the lower edge of a phone. */
export const DialogBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="dialog-body" className={cn('mb-px p-5 sm:px-6', className)} {...props} />
)

/** The buttons, side by side; the one that continues is last. */
export const DialogFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="dialog-footer"
    className={cn(
      // Its line overlaps the header's when nothing is between them.
      'bottom-0 -mt-px grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 border-t border-seam bg-hull px-5 pt-4 pb-[max(1rem,var(--spacing-safe-bottom))] sm:flex sm:flex-wrap sm:justify-end sm:px-6 tall:sticky',
      className,
    )}
    {...props}
  />
)

/** The second click of the double click that closed the dialog must not reach the element below. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', ignore, { capture: true, once: true })
}
