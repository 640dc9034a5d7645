import { platformFeeText, totalWithFee, usdtText } from '@meridian/contract/rules/pricing'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'

export interface BuyAssetsDialogProps {
  open: boolean
  /** The item's price, in US dollars. */
  price: number
  /** Cancel, the close button, the backdrop and Escape all arrive here. */
  onCancel: () => void
  /** Goes on to the second dialog. */
  onBuy: () => void
}

/** The first of two steps of buying a collectible: what it costs with the platform fee (Spec 2, Buy NFA detail). */
export function BuyAssetsDialog({ open, price, onCancel, onBuy }: BuyAssetsDialogProps) {
  return (
    <Dialog
      title="Buy Assets"
      open={open}
      onClose={onCancel}
      footer={
        <>
          {/* First in the document, so that the first focus falls on it; drawn last, as the button that goes on. */}
          <Button className="order-last" onClick={onBuy}>
            Buy Now
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        <dt className="text-ink-muted">List price</dt>
        <dd className="text-right font-display tabular-nums">{usdtText(price)}</dd>
        <dt className="text-ink-muted">Platform Fee</dt>
        <dd className="text-right font-display tabular-nums">{platformFeeText}</dd>
        <div aria-hidden className="col-span-2 my-1 border-t border-seam" />
        <dt className="self-center font-semibold">Total</dt>
        <dd className="text-right font-display text-xl font-semibold text-signal tabular-nums">
          {usdtText(totalWithFee(price))}
        </dd>
      </dl>
    </Dialog>
  )
}
