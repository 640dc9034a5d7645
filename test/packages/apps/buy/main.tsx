import '@meridian/ui/styles/buy.css'
import type { Item } from '@meridian/contract'
import { buyMachine } from '@meridian/flows/buy'
import { selectBuyView } from '@meridian/flows/buy/view'
import { paymentMachine } from '@meridian/flows/payment'
import { selectPaymentView } from '@meridian/flows/payment/view'
import { answered } from '@meridian/flows/shared/answered'
import { Field } from '@meridian/ui/components/field'
import { BuyAssetsDialog } from '@meridian/ui/dialogs/buy-assets-dialog'
import { ConfirmPurchaseDialog } from '@meridian/ui/dialogs/confirm-purchase-dialog'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

// What your shop sells, and who is here. A picture has any address.
const item: Item = {
  kind: 'collectible',
  id: 'lamp-7',
  title: 'Harbour Lamp',
  price: 120,
  image: '/lamp.svg',
}
const user = { id: 'player-1', email: 'player@example.com' }

// Your API and your card provider: every call of a machine is a function with a type.
const calling =
  <Answer,>(call: string) =>
  async (body: unknown, signal: AbortSignal): Promise<Answer> => {
    const answer = await fetch(`/my-api/${call}`, { method: 'POST', body: JSON.stringify(body), signal })
    return (await answer.json()) as Answer
  }

const buying = answered(buyMachine, { checkPurchase: calling('owned') })
const paying = answered(paymentMachine, {
  createIntent: calling('intent'),
  confirmPayment: calling('pay'),
  readOutcome: calling('outcome'),
})

/** The item's page with its two dialogs; what the machine tells is answered here. */
function Buy({ onPay }: { onPay: () => void }) {
  const [snapshot, send, actor] = useMachine(buying, { input: { item, userId: user.id } })
  useEffect(() => {
    const told = [actor.on('navigate', onPay), actor.on('toast', ({ text }) => window.alert(text))]
    return () => told.forEach((tell) => tell.unsubscribe())
  }, [actor, onPay])
  const view = selectBuyView(snapshot)
  const step = {
    item,
    onProceed: () => send({ type: 'dialog.proceed' }),
    onDismiss: () => send({ type: 'dialog.close' }),
  }
  return (
    <>
      <BuyCollectibleScreen
        item={item}
        busy={view.busy}
        onBuy={() => send({ type: 'buy.start' })}
        onPayByCard={() => send({ type: 'buy.payByCard' })}
        onMakeOffer={() => send({ type: 'offer.make' })}
      />
      <BuyAssetsDialog {...step} open={view.dialog === 'review'} />
      <ConfirmPurchaseDialog {...step} open={view.dialog === 'confirm'} />
    </>
  )
}

/** The payment, over the fields of your card provider. */
function Pay() {
  const input = { item, user, attempt: 'made-once-for-this-purchase', sent: false }
  const [snapshot, send] = useMachine(paying, { input })
  useEffect(() => send({ type: 'provider.ready' }), [send])
  const view = selectPaymentView(snapshot)
  if (view.status === 'refused') return <p>{view.error}</p>
  if (snapshot.matches('redirecting')) return <h1>Paid: {view.amountCents} cents</h1>
  return (
    <StripePaymentScreen
      item={item}
      amountCents={view.amountCents}
      status={view.status === 'unloaded' ? 'unavailable' : view.status}
      message={view.status === 'unknown' ? view.text : view.error}
      form={<Field label="Card number" name="card" inputMode="numeric" />}
      onPay={() => send({ type: 'payment.submit' })}
      onRetry={() => send({ type: 'payment.retry' })}
    />
  )
}

function Shop() {
  const [isPaying, setPaying] = useState(false)
  const [pay] = useState(() => () => setPaying(true))
  return isPaying ? <Pay /> : <Buy onPay={pay} />
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <BrowserRouter>
    <Shop />
  </BrowserRouter>,
)
