import { buyMachine } from '@meridian/flows/buy'
import { buyIntents, selectBuyView } from '@meridian/flows/buy/view'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { showToast } from '@meridian/ui/lib/toast'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { BuySteps } from '@meridian/ui/dialogs/buy'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { fromPromise } from 'xstate'
import { callShop } from '../call-shop'
import * as shop from '../shop.server'
import type { Route } from './+types/item'

export const loader = () => ({ item: shop.item, user: shop.user })

const buying = buyMachine.provide({
  actors: { checkPurchase: fromPromise(({ input }) => callShop('checkPurchase', input)) },
})

export default function ItemPage({ loaderData: { item, user } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [snapshot, send, actor] = useMachine(buying, { input: { item, userId: user.id } })
  useEffect(() => {
    // The attempt is the idempotency key: one for each purchase, and the same after a reload.
    const pay = () => void navigate(`/pay/${crypto.randomUUID()}`)
    const subscriptions = [actor.on('toast', showToast), actor.on('navigate', pay)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, navigate])
  const { dialog, busy } = selectBuyView(snapshot)
  const { onBuy, onPayByCard, onProceed, onDismiss } = buyIntents(send)
  return (
    <>
      <BuyCollectibleScreen {...{ item, busy, onBuy, onPayByCard }} />
      <BuySteps {...{ item, dialog, onProceed, onDismiss }} />
      <ToastHost />
    </>
  )
}
