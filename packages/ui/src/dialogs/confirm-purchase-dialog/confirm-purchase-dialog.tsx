import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { totalOrMissing } from '../../lib/format.ts'

export interface ConfirmPurchaseDialogProps {
  open: boolean
  /** The item's price without the fee, in US dollars; printed with the fee added. Absent where the market gives none. */
  price: number | undefined
  /** Close, the close button, the backdrop and Escape all arrive here. */
  onClose: () => void
  /** Starts the purchase check. */
  onConfirm: () => void
}

/** The second step of buying a collectible: the last look before the purchase check (Spec 2, Buy NFA detail). */
export function ConfirmPurchaseDialog({ open, price, onClose, onConfirm }: ConfirmPurchaseDialogProps) {
  return (
    <Dialog
      title="Buy Assets"
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onConfirm}>Confirm</Button>
        </>
      }
    >
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <dt className="text-ink-muted">List Price</dt>
        <dd className="font-display text-xl font-semibold text-signal tabular-nums">
          {totalOrMissing(price)}
        </dd>
      </dl>
    </Dialog>
  )
}
