import { checkPurchase, type ItemKind } from '@meridian-2117/contract'
import { buyMachine } from '@meridian-2117/flows/buy'
import { buyIntents, selectBuyView, type BuyIntents } from '@meridian-2117/flows/buy/view'
import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useVisitPersistence } from '../../lib/flows/persisted-snapshot.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useHydrated, usePlayerId, useServices } from '../../lib/services/services-context.tsx'
import { useMoreItems } from './use-more-items.ts'
import { useShare } from './use-share.ts'
import { usePageHandle, usePageTitle } from '../../lib/route-module.ts'
import { ItemPage, ItemRedirect } from '../../lib/item/item-page.tsx'
import { useItem } from '../../lib/item/use-item.ts'
import { PressFailed } from '../../lib/press-failed.tsx'

export interface BuyPageProps {
  /** The address is for this kind; an item of the other kind redirects to its own page. */
  kind: ItemKind
  Screen: ComponentType<
    Pick<BuyIntents, 'onBuy' | 'onPayByCard' | 'onMakeOffer'> & {
      item: ItemWithFormerPrice
      busy: boolean
      sharing: ReturnType<typeof useShare>
      more: ReactNode
    }
  >
}

// Opened by a press, so its code may load after the page.
const BuySteps = lazyPart(async () => (await import('@meridian-2117/ui/dialogs/buy')).BuySteps, {
  failed: ({ dialog, onDismiss, onRetry }) => (
    <PressFailed pressed={dialog !== 'none'} onEnd={onDismiss} onRetry={onRetry} />
  ),
})

// Below the first screenful, so its code may load later.
const MoreItems = lazyPart(async () => (await import('@meridian-2117/ui/sections/more-items')).MoreItems)

/** Sells an item of one kind. The browser's tab has the item's name. */
export function BuyPage({ kind, Screen }: BuyPageProps) {
  const { key } = useLocation()
  const found = useItem()
  const { title } = usePageHandle()
  // The tab shows the server's title while the item loads.
  usePageTitle(
    found.status === 'loading' ? undefined : (found.status === 'ready' && found.item.title) || title,
  )
  return (
    <ItemPage showsGone>
      {(item) =>
        item.kind === kind ? (
          // Each visit is a new purchase. An item that is gone has none.
          <BuyItem key={`${key}:${item.gone ?? false}`} item={item} Screen={Screen} />
        ) : (
          <ItemRedirect item={item} />
        )
      }
    </ItemPage>
  )
}

/** Runs the buy flow of an item, with its page and two dialogs. */
function BuyItem({ item, Screen }: { item: ItemWithFormerPrice } & Pick<BuyPageProps, 'Screen'>) {
  const { api } = useServices()
  const playerId = usePlayerId()
  const { view, send, onProceed, onDismiss, ...intents } = useFlow(buyMachine, {
    input: { item, playerId },
    actors: {
      checkPurchase: ({ input, signal }) => api(checkPurchase, { body: input }, { signal }),
    },
    view: selectBuyView,
    intents: buyIntents,
    // A dialog with an outdated price is not restored.
    persist: useVisitPersistence(2, `${item.id}:${item.price}`),
  })
  useEffect(() => {
    // After the last confirmation the payment page names the confirmed price beside today's.
    if (!view.busy) send({ type: 'item.changed', item })
  }, [send, item, view.busy])
  useEffect(() => send({ type: 'session.changed', playerId }), [send, playerId])
  const sharing = useShare(item)
  const moreItems = useMoreItems(item)
  const hydrated = useHydrated()
  // They change as soon as storage is read, before the server's markup of a lazy part could hydrate.
  const more = hydrated && <MoreItems {...moreItems} />
  return (
    <>
      <Screen item={item} busy={view.busy} sharing={sharing} more={more} {...intents} />
      {hydrated && <BuySteps item={item} dialog={view.dialog} onProceed={onProceed} onDismiss={onDismiss} />}
    </>
  )
}
