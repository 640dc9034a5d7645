import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/dialog.tsx'
import { ItemRow } from '../../components/item-row/item-row.tsx'
import { PriceRows, type PriceRowsProps } from '../../components/price-rows/price-rows.tsx'
import { useItemText, type ItemWithFormerPrice } from '../../lib/item.ts'

/** The actions of the player in every step. */
export interface StepIntents {
  /** The player continues to the next step. */
  onProceed: () => void
  /** The player goes back: the left button, the close button, the backdrop and Escape all call it. */
  onDismiss: () => void
}

export interface StepProps extends StepIntents {
  /** Opens the dialog; the flow decides. */
  open: boolean
}

export interface StepDialogProps extends StepProps, Pick<PriceRowsProps, 'rows' | 'total'> {
  /** The heading, in the product's words; two steps may share one. */
  title: string
  /** The item of the step, above the figures: thumbnail, name and serial number. */
  item?: ItemWithFormerPrice | undefined
  /** Replaces the item when the step has several. */
  children?: ReactNode
  /** The position in the chain under the title, such as 'Step 1 of 2'. */
  step?: string | undefined
  /** The terms that the player accepts by continuing, under the figures. */
  note?: ReactNode
  /** The label of the left button. */
  dismissLabel: string
  /** The label of the right button. */
  proceedLabel: string
  /**
   * The button that Enter presses: `proceed` at the start of a chain, `dismiss` on each step that confirms or ends
   * something: an Enter that is still held from the step before must not buy, sell or list.
   */
  firstFocus: 'proceed' | 'dismiss'
}

/**
 * One step of buying, selling or listing: the item, its price, and a button each to continue and to go back. All
 * dialogs of those flows use it.
 *
 * Use it for a step with an item and its price. Any other question is a `Dialog`.
 */
export function StepDialog({
  title,
  open,
  item,
  children,
  rows,
  total,
  step,
  note,
  dismissLabel,
  proceedLabel,
  firstFocus,
  onProceed,
  onDismiss,
}: StepDialogProps) {
  const itemId = useId()
  const pricesId = useId()
  const dismissButton = useRef<HTMLButtonElement>(null)
  const proceedButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={open} onOpenChange={onDismiss}>
      <DialogContent
        initialFocus={firstFocus === 'proceed' ? proceedButton : dismissButton}
        // Part of the description with the figures, as the first focus is on a button below them.
        aria-describedby={item ? `${itemId} ${pricesId}` : pricesId}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {step && <DialogDescription>{step}</DialogDescription>}
        </DialogHeader>
        <DialogBody>
          {item && <StepItem id={itemId} item={item} />}
          {children}
          <PriceRows id={pricesId} rows={rows} total={total} />
          {note && <div className="mt-5 text-sm leading-5 text-pretty text-ink-muted">{note}</div>}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button ref={dismissButton} tone="quiet">
              {dismissLabel}
            </Button>
          </DialogClose>
          <Button ref={proceedButton} onClick={onProceed}>
            {proceedLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The item of a step. `id` connects it to the dialog's description. */
export function StepItem({ id, item }: { id: string; item: ItemWithFormerPrice }) {
  const { title, serialNumber, price, formerPrice } = useItemText(item)
  return (
    <>
      <ItemRow
        id={id}
        title={title}
        serialNumber={serialNumber}
        image={item.image}
        note={formerPrice}
        className="mb-5"
      />
      {/* The price may change while the dialog is open. */}
      <output className="sr-only">{formerPrice && `${price} ${formerPrice}`}</output>
    </>
  )
}
