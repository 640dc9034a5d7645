import type { Message } from '@meridian-2117/contract/messages/message'
import { CreditCard, LoaderCircle, Tag } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { InlineError } from '../../components/inline-error/inline-error.tsx'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { isForSale, type ItemWithFormerPrice } from '../../lib/item.ts'
import { itemMessages } from '../../lib/item.messages.ts'
import { itemPageMessages } from './item-detail.messages.ts'

/** The actions of a player on an item, and their progress. */
export interface BuyCallbacks {
  /** The purchase check is running: the buttons have no effect, and the focus stays. */
  busy: boolean
  /** Opens the first of the two dialogs. */
  onBuy: () => void
  /** Starts the purchase check that leads to the card payment page. */
  onPayByCard: () => void
  /** Goes to the offer page; without it there is no such button. */
  onMakeOffer?: (() => void) | undefined
  /** The reason of the last failure, if no toast shows it. */
  notice?: Message | undefined
}

export interface BuyActionsProps extends BuyCallbacks {
  /** An item without a price cannot be bought, but an offer can be made; for one that is gone, neither. */
  item: ItemWithFormerPrice
}

/** The pressed button may be at the window's lower edge. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** The three ways to get an item, under its price. */
export function BuyActions({ item, busy, notice, onBuy, onPayByCard, onMakeOffer }: BuyActionsProps) {
  const messages = useMessages(itemPageMessages)
  const format = useFormatMessage()
  const { goneNote } = useMessages(itemMessages)
  const forSale = isForSale(item)
  const unlessBusy = (act: () => void) => (busy ? undefined : act)
  return (
    <>
      {item.gone && <p className="mb-5 text-sm leading-5 text-ink-muted">{goneNote}</p>}
      <div data-slot="buy-actions" className="grid gap-3 sm:grid-cols-2">
        <Button
          size="lg"
          width="full"
          className="sm:col-span-2"
          disabled={!forSale}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={unlessBusy(onBuy)}
        >
          {busy && <LoaderCircle aria-hidden className="size-5 animate-orbit" />}
          <span>{messages.buyNow}</span>
        </Button>
        <Button
          tone="quiet"
          width="full"
          className="sm:last:col-span-2"
          disabled={!forSale}
          aria-disabled={busy}
          onClick={unlessBusy(onPayByCard)}
        >
          <CreditCard aria-hidden className="size-5" />
          <span>{messages.buyWithCard}</span>
        </Button>
        {onMakeOffer && (
          <Button
            tone="quiet"
            width="full"
            disabled={item.gone}
            aria-disabled={busy}
            onClick={unlessBusy(onMakeOffer)}
          >
            <Tag aria-hidden className="size-5" />
            <span>{messages.makeOffer}</span>
          </Button>
        )}
      </div>
      {notice && (
        <InlineError ref={bringIntoView} className="mt-4">
          {format(notice)}
        </InlineError>
      )}
      <output className="sr-only">{busy && messages.checking}</output>
    </>
  )
}
