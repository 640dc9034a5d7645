import { Eye, UserRound, Check, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { Card } from '../../components/card/card.tsx'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { ItemSaveMark } from '../../components/save-mark/save-mark.tsx'
import { useItemText, type ItemWithFormerPrice } from '../../lib/item.ts'
import { itemMessages } from '../../lib/item.messages.ts'
import { cn } from '../../lib/cn.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from './item-detail.messages.ts'
import { Page } from '../page/page.tsx'
import { BuyActions, type BuyCallbacks } from './buy-actions.tsx'
import { BuyTabs } from './buy-tabs.tsx'
import { Button } from '../../components/button/button.tsx'

/** The props of both buy pages. */
export interface BuyScreenProps extends BuyCallbacks {
  /** The item with today's price. */
  item: ItemWithFormerPrice
  /** Shares the item's address; without it the page has no such button. */
  sharing?: ShareState | undefined
  /** The related items under the item. */
  more?: ReactNode
}

export interface ItemDetailProps extends BuyScreenProps {
  /** Names the owner, such as 'Owned by Meridian Vault'. */
  owner: string
  /** The number of views, such as '505 Views'; land has none. */
  views?: string | undefined
}

/**
 * The layout of both buy pages: one item, its price and its story.
 *
 * Use it for one item to buy. The item of a form is an `OrderSummary`.
 */
export function ItemDetail({ item, owner, views, sharing, more, ...intents }: ItemDetailProps) {
  const text = useItemText(item)
  const messages = useMessages(itemPageMessages)
  const { gone } = useMessages(itemMessages)
  return (
    <Page data-slot="item-detail">
      <Container className="pt-4 lg:pt-14">
        {intents.onMakeOffer && <BuyTabs item={item} />}
        <div className="mt-6 grid items-start gap-8 lg:mt-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
          <Card className="overflow-hidden bg-void lg:tall:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
            <Picture
              src={item.image}
              alt={item.imageAlt ?? text.title}
              sizes="(width < 64rem) 100vw, 42rem"
              priority
              className={cn('aspect-6/5 w-full object-cover', item.gone && 'opacity-40 grayscale')}
            />
          </Card>
          <div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 font-mono text-micro wrap-anywhere text-ink-muted">{text.serialNumber}</p>
              <div className="-mr-2 flex items-center gap-2">
                {item.gone ? <Badge>{gone}</Badge> : <Badge tone="good">{messages.listed}</Badge>}
                <ItemSaveMark item={item} />
              </div>
            </div>
            <h1 className="mt-3 font-display text-3xl leading-[1.1] font-semibold tracking-tight wrap-anywhere sm:text-4xl lg:text-5xl">
              <bdi>{text.title}</bdi>
            </h1>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-muted">
                <Fact icon={<UserRound />}>{owner}</Fact>
                {views && <Fact icon={<Eye />}>{views}</Fact>}
              </ul>
              {sharing && <ShareButton {...sharing} />}
            </div>
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
              <dl className="mb-6">
                <dt className="font-mono text-micro text-ink-muted uppercase">{messages.price}</dt>
                <dd
                  className={cn(
                    'wrap-anywhere mt-1 font-display text-4xl leading-tight font-semibold tabular-nums',
                    item.gone && 'text-ink-muted',
                  )}
                >
                  {text.price}
                </dd>
                {text.formerPrice && (
                  <dd className="mt-1 font-mono text-micro text-ink-muted tabular-nums">
                    {text.formerPrice}
                  </dd>
                )}
              </dl>
              <BuyActions {...intents} item={item} />
            </Card>
          </div>
        </div>
      </Container>
      {more}
    </Page>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className="*:size-4">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  )
}

/** The state and the action of the share button. */
interface ShareState {
  /** The address was just copied, as the browser has no dialog for sharing. */
  copied: boolean
  /** Shares the item's address. */
  onShare: () => void
}

/** Shares an item's address, and shows that it was copied. */
function ShareButton({ copied, onShare }: ShareState) {
  const messages = useMessages(itemPageMessages)
  const format = useFormatMessage()
  const Icon = copied ? Check : Share2
  return (
    <>
      <Button tone="quiet" size="sm" onClick={onShare}>
        <Icon aria-hidden className="size-4" />
        <span>{copied ? format({ key: 'linkCopied' }) : messages.share}</span>
      </Button>
      {/* An element with `aria-live` would keep the page readable behind an open dialog. */}
      <output className="sr-only">{copied && format({ key: 'linkCopied' })}</output>
    </>
  )
}
