import { CreditCard, LoaderCircle, Tag } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { useWords } from '../../lib/words.ts'
import { itemPageWords } from '../../words/item-page.ts'

/** What a player may ask of an item, and whether that is under way. */
export interface BuyIntents {
  /** The purchase check is running: no button acts, and none loses the focus. */
  busy: boolean
  /** Opens the first of the two dialogs. */
  onBuy: () => void
  /** Starts the purchase check that leads to the card page. */
  onPayByCard: () => void
  /** Goes the way of an offer. */
  onMakeOffer: () => void
}

export interface BuyActionsProps extends BuyIntents {
  /** Without a price nothing can be bought, and an offer can still be made. */
  priced: boolean
}

/** The three ways to get an item, under its price (Spec 2, Buy NFA detail and Buy land screen). */
export function BuyActions({ priced, busy, onBuy, onPayByCard, onMakeOffer }: BuyActionsProps) {
  const words = useWords(itemPageWords)
  const unlessBusy = (act: () => void) => (busy ? undefined : act)
  return (
    <>
      <div data-slot="buy-actions" className="grid gap-3 sm:grid-cols-2">
        <Button
          size="lg"
          width="full"
          className="sm:col-span-2"
          disabled={!priced}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={unlessBusy(onBuy)}
        >
          {busy && <LoaderCircle aria-hidden className="size-5 animate-orbit" />}
          {words.buyNow}
        </Button>
        <Button
          tone="quiet"
          width="full"
          disabled={!priced}
          aria-disabled={busy}
          onClick={unlessBusy(onPayByCard)}
        >
          <CreditCard aria-hidden className="size-5" />
          {words.buyWithCard}
        </Button>
        <Button tone="quiet" width="full" aria-disabled={busy} onClick={unlessBusy(onMakeOffer)}>
          <Tag aria-hidden className="size-5" />
          {words.makeOffer}
        </Button>
      </div>
      <output className="sr-only">{busy && words.checking}</output>
    </>
  )
}
