import type { Item } from '@meridian/contract'
import { CreditCard, Eye, LoaderCircle, Tag, UserRound } from 'lucide-react'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { itemText } from '../../lib/item-text.ts'
import { BuyTabs } from './buy-tabs.tsx'

/** Both are the same for every collectible (Spec 2, Buy NFA detail). */
const ownerLabel = 'Owned by Meridian Vault'
const viewsLabel = '505 Views'

export interface BuyCollectibleScreenProps {
  item: Item
  /** The purchase check is running: no button acts, and none loses the focus. */
  busy: boolean
  /** Opens the first 'Buy Assets' dialog. */
  onBuy: () => void
  /** Starts the purchase check that leads to the card page. */
  onPayByCard: () => void
  /** Keeps the item and goes to the make-offer page. */
  onMakeOffer: () => void
}

/** One collectible and the three ways to get it (Spec 2, Buy NFA detail). */
export function BuyCollectibleScreen({
  item,
  busy,
  onBuy,
  onPayByCard,
  onMakeOffer,
}: BuyCollectibleScreenProps) {
  const text = itemText(item)
  const unlessBusy = (act: () => void) => (busy ? undefined : act)

  return (
    <main id="content" tabIndex={-1} className="pt-header outline-none">
      <div className="mx-auto max-w-page px-4 pt-4 pb-24 sm:px-6 lg:px-8 lg:pt-14">
        <BuyTabs item={item} />
        <div className="mt-6 grid items-start gap-8 lg:mt-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
          <Card className="overflow-hidden bg-void lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
            <Picture
              src={item.image}
              alt={item.imageAlt ?? text.title}
              width={960}
              height={800}
              sizes="(width < 64rem) 100vw, 42rem"
              priority
              className="aspect-6/5 w-full object-cover"
            />
          </Card>
          <div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 font-mono text-micro wrap-anywhere text-ink-muted">{text.serialNumber}</p>
              <Badge tone="good">Listed</Badge>
            </div>
            <h1 className="mt-3 font-display text-3xl leading-[1.1] font-semibold tracking-tight wrap-anywhere sm:text-4xl lg:text-5xl">
              {text.title}
            </h1>
            <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-muted">
              <li className="flex items-center gap-2">
                <UserRound aria-hidden className="size-4" />
                {ownerLabel}
              </li>
              <li className="flex items-center gap-2">
                <Eye aria-hidden className="size-4" />
                {viewsLabel}
              </li>
            </ul>
            {item.description && (
              <p className="mt-6 max-w-prose leading-7 text-pretty wrap-anywhere text-ink/85">
                {item.description}
              </p>
            )}
            {item.lore && (
              <p className="mt-4 max-w-prose border-l border-gate/60 pl-4 leading-7 text-pretty wrap-anywhere text-ink-muted">
                {item.lore}
              </p>
            )}
            <Card className="mt-8 p-5 sm:p-6">
              <dl>
                <dt className="font-mono text-micro text-ink-muted uppercase">Price</dt>
                <dd className="wrap-anywhere mt-1 font-display text-4xl leading-tight font-semibold tabular-nums">
                  {text.price}
                </dd>
              </dl>
              <div className="mt-6 grid gap-3 sm:grid-cols-2">
                <Button
                  size="lg"
                  width="full"
                  className="sm:col-span-2"
                  aria-disabled={busy}
                  aria-busy={busy}
                  onClick={unlessBusy(onBuy)}
                >
                  {busy && <LoaderCircle aria-hidden className="size-5 animate-orbit" />}
                  Buy Now
                </Button>
                <Button tone="quiet" width="full" aria-disabled={busy} onClick={unlessBusy(onPayByCard)}>
                  <CreditCard aria-hidden className="size-5" />
                  Buy With Card
                </Button>
                <Button tone="quiet" width="full" aria-disabled={busy} onClick={unlessBusy(onMakeOffer)}>
                  <Tag aria-hidden className="size-5" />
                  Make Offer
                </Button>
              </div>
              <output className="sr-only">{busy && 'Checking your purchase'}</output>
            </Card>
          </div>
        </div>
      </div>
    </main>
  )
}
