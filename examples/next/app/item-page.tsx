'use client'

import type { Item } from '@meridian-2117/contract'
import { buyMachine } from '@meridian-2117/flows/buy'
import { buyIntents, selectBuyView } from '@meridian-2117/flows/buy/view'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { BuyCollectibleScreen } from '@meridian-2117/ui/screens/buy-collectible'
import { BuySteps } from '@meridian-2117/ui/dialogs/buy'
import { useMachine } from '@xstate/react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { checkPurchase } from './actions'

const buying = buyMachine.provide({
  actors: { checkPurchase: fromPromise(({ input }) => checkPurchase(input)) },
})

interface ItemPageProps {
  item: Item
  playerId: string
}

/** Begins a new purchase after the last one. With cache components Next keeps the state of a page that it hides. */
export function ItemPage(props: ItemPageProps) {
  const [purchase, setPurchase] = useState(0)
  useEffect(() => () => setPurchase((last) => last + 1), [])
  return <Purchase key={purchase} {...props} />
}

function Purchase({ item, playerId }: ItemPageProps) {
  const router = useRouter()
  const [snapshot, send, actor] = useMachine(buying, { input: { item, playerId } })
  useEffect(() => {
    // The attempt is the idempotency key: one for each purchase, and the same after a reload.
    const pay = () => router.push(`/pay/${crypto.randomUUID()}`)
    const subscriptions = [actor.on('toast', showToast), actor.on('navigate', pay)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, router])
  const { dialog, busy } = selectBuyView(snapshot)
  const { onBuy, onPayByCard, onProceed, onDismiss } = buyIntents(send)
  return (
    <>
      <BuyCollectibleScreen {...{ item, busy, onBuy, onPayByCard }} />
      <BuySteps {...{ item, dialog, onProceed, onDismiss }} />
    </>
  )
}
