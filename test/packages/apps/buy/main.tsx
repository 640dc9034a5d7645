import '@meridian/ui/styles/buy.css'
import { ApiError, readRefusal, type Item } from '@meridian/contract'
import { buyMachine } from '@meridian/flows/buy'
import { buyIntents, selectBuyView } from '@meridian/flows/buy/view'
import { intentPaymentMachine } from '@meridian/flows/intent-payment'
import { intentPaymentIntents, selectIntentPaymentView } from '@meridian/flows/intent-payment/view'
import { answered } from '@meridian/flows/shared/answered'
import { Field } from '@meridian/ui/components/field'
import { ToastHost } from '@meridian/ui/components/toast-host'
import { showToast } from '@meridian/ui/lib/toast'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { RequestSucceededScreen } from '@meridian/ui/screens/request-succeeded'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { BuySteps } from '@meridian/ui/sections/buy-steps'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const user = { id: 'player-1' }
const item: Item = { kind: 'collectible', id: 'lamp', title: 'Harbour Lamp', price: 120, image: '/lamp.svg' }

// Your API, and your card provider behind it. The README of @meridian/ui lists what each call is sent and answers.
async function callApi(call: string, input: unknown) {
  const answer = await fetch(`/my-api/${call}`, { method: 'POST', body: JSON.stringify(input) })
  if (!answer.ok) throw new ApiError('refused', readRefusal(await answer.json()))
  return answer.json()
}

const buying = answered(buyMachine, callApi)
const paying = answered(intentPaymentMachine, callApi)

// Three pages; a router of yours gives them addresses.
type Page = 'item' | 'payment' | 'paid'
type PageProps = { goTo: (page: Page) => void }

function ItemPage({ goTo }: PageProps) {
  const [snapshot, send, actor] = useMachine(buying, { input: { item, userId: user.id } })
  useEffect(() => {
    const subscriptions = [actor.on('toast', showToast), actor.on('navigate', () => goTo('payment'))]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, goTo])
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

// The attempt is the idempotency key: one for each purchase.
const input = { item, user, attempt: crypto.randomUUID(), sent: false, provider: 'ready' } as const

function PaymentPage({ goTo }: PageProps) {
  const [snapshot, send, actor] = useMachine(paying, { input })
  useEffect(() => {
    const paid = actor.on('payment.paid', () => goTo('paid'))
    return () => paid.unsubscribe()
  }, [actor, goTo])
  const { clientSecret: _secret, ...payment } = selectIntentPaymentView(snapshot)
  const card = <Field label="Card" name="card" />
  return <StripePaymentScreen item={item} {...payment} {...intentPaymentIntents(send)} form={card} />
}

function Shop() {
  const [page, setPage] = useState<Page>('item')
  if (page === 'item') return <ItemPage goTo={setPage} />
  if (page === 'payment') return <PaymentPage goTo={setPage} />
  return <RequestSucceededScreen payment={{ item, amountCents: 12_000 }} onBack={() => setPage('item')} />
}

createRoot(document.getElementById('root')!).render(<Shop />)
