import { platformFeeText } from '@meridian/contract/rules/pricing'
import { useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { totalOrMissing, usdtOrMissing } from '../../lib/format.ts'

export interface BuyAssetsDialogProps {
  open: boolean
  /** The item's price, in US dollars; absent where the market gives none. */
  price: number | undefined
  /** Cancel, the close button, the backdrop and Escape all arrive here. */
  onCancel: () => void
  /** Goes on to the second dialog. */
  onBuy: () => void
}

/** The first of two steps of buying a collectible: what it costs with the platform fee (Spec 2, Buy NFA detail). */
export function BuyAssetsDialog({ open, price, onCancel, onBuy }: BuyAssetsDialogProps) {
  const buyButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title="Buy Assets"
      open={open}
      onClose={onCancel}
      initialFocus={buyButton}
      footer={
        <>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button ref={buyButton} onClick={onBuy}>
            Buy Now
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        <dt className="text-ink-muted">List price</dt>
        <dd className="text-right font-display tabular-nums">{usdtOrMissing(price)}</dd>
        <dt className="text-ink-muted">Platform Fee</dt>
        <dd className="text-right font-display tabular-nums">{platformFeeText}</dd>
        <div aria-hidden className="col-span-2 my-1 border-t border-seam" />
        <dt className="self-center font-semibold">Total</dt>
        <dd className="text-right font-display text-xl font-semibold text-signal tabular-nums">
          {totalOrMissing(price)}
        </dd>
      </dl>
    </Dialog>
  )
}
