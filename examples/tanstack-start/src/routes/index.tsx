import { buyMachine } from '@meridian/flows/buy'
import { buyIntents, selectBuyView } from '@meridian/flows/buy/view'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { showToast } from '@meridian/ui/lib/toast'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { BuySteps } from '@meridian/ui/dialogs/buy'
import { createFileRoute } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { checkPurchase, readShop } from '../calls'

export const Route = createFileRoute('/')({ loader: () => readShop(), component: ItemPage })

const buying = buyMachine.provide({
  actors: { checkPurchase: fromPromise(({ input }) => checkPurchase({ data: input })) },
})

function ItemPage() {
  const { item, user } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const [snapshot, send, actor] = useMachine(buying, { input: { item, userId: user.id } })
  useEffect(() => {
    // The attempt is the idempotency key: one for each purchase, and the same after a reload.
    const pay = () => void navigate({ to: '/pay/$attempt', params: { attempt: crypto.randomUUID() } })
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
