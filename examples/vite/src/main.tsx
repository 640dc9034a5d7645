import '@meridian-2117/ui/styles.css'
import { ApiError, readRefusal, type Item } from '@meridian-2117/contract'
import { buyMachine } from '@meridian-2117/flows/buy'
import { buyIntents, selectBuyView } from '@meridian-2117/flows/buy/view'
import { securePaymentMachine } from '@meridian-2117/flows/secure-payment'
import { securePaymentIntents, selectSecurePaymentView } from '@meridian-2117/flows/secure-payment/view'
import { outcomeMachine } from '@meridian-2117/flows/shared/outcome'
import { Field } from '@meridian-2117/ui/components/field'
import { MeridianRoot } from '@meridian-2117/ui/components/meridian-root'
import { ToastHost } from '@meridian-2117/ui/components/toast-host'
import { LinkProvider } from '@meridian-2117/ui/lib/links'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { BuyCollectibleScreen } from '@meridian-2117/ui/screens/buy-collectible'
import { RequestSucceededScreen } from '@meridian-2117/ui/screens/request-succeeded'
import { SecurePaymentScreen } from '@meridian-2117/ui/screens/secure-payment'
import { BuySteps } from '@meridian-2117/ui/dialogs/buy'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  Link,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  useNavigate,
  useParams,
} from 'react-router'
import { fromPromise } from 'xstate'
import { German } from './german'

const player = { id: 'player-1' }
const item: Item = { kind: 'collectible', id: 'lamp', title: 'Harbour Lamp', price: 120, image: '/lamp.svg' }

// Your API, and your card provider behind it. The README of ui has the input and the answer of each call.
async function callApi(call: string, input: unknown) {
  const answer = await fetch(`/my-api/${call}`, { method: 'POST', body: JSON.stringify(input) })
  const body = await answer.json()
  if (!answer.ok) throw new ApiError('refused', readRefusal(body))
  return body
}

const buying = buyMachine.provide({
  actors: { checkPurchase: fromPromise(({ input }) => callApi('checkPurchase', input)) },
})

function ItemPage() {
  const goTo = useNavigate()
  const [snapshot, send, actor] = useMachine(buying, { input: { item, playerId: player.id } })
  useEffect(() => {
    // The attempt is the idempotency key: one for each purchase, and the same after a reload.
    const pay = () => goTo(`/pay/${crypto.randomUUID()}`)
    const subscriptions = [actor.on('toast', showToast), actor.on('navigate', pay)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, goTo])
  const { dialog, busy } = selectBuyView(snapshot)
  const { onBuy, onPayByCard, onProceed, onDismiss } = buyIntents(send)
  return (
    <>
      <BuyCollectibleScreen {...{ item, busy, onBuy, onPayByCard }} />
      <BuySteps {...{ item, dialog, onProceed, onDismiss }} />
    </>
  )
}

// The fields of your card provider, which keep the card from your server; this shop sends it along.
const fields = { card: '' }

const paying = securePaymentMachine.provide({
  actors: {
    openPayment: fromPromise(({ input }) => callApi('openPayment', input)),
    confirmPayment: fromPromise(({ input }) => callApi('confirmPayment', { ...input, ...fields })),
    outcome: outcomeMachine.provide({
      actors: { readOutcome: fromPromise(({ input }) => callApi('readOutcome', input)) },
    }),
  },
})

function PaymentPage() {
  const goTo = useNavigate()
  const { attempt = '' } = useParams()
  const [snapshot, send, actor] = useMachine(paying, {
    input: { item, player, attempt, sent: false, provider: 'ready' },
  })
  useEffect(() => {
    const paid = () => goTo('/paid', { replace: true })
    const subscriptions = [actor.on('toast', showToast), actor.on('payment.paid', paid)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, goTo])
  const { clientSecret: _secret, ...payment } = selectSecurePaymentView(snapshot)
  const form = (
    <Field
      label="Card"
      name="card"
      autoComplete="cc-number"
      defaultValue={fields.card}
      onChange={({ target }) => (fields.card = target.value)}
    />
  )
  return <SecurePaymentScreen {...{ item, form }} {...payment} {...securePaymentIntents(send)} />
}

const paths = { market: '/' }

/** Shows the page to an owner alone, however they came to its address. */
const requireOwned = async () =>
  (await callApi('checkPurchase', { playerId: player.id, itemId: item.id })) === 'owned'
    ? null
    : redirect('/')

const router = createBrowserRouter([
  {
    element: (
      <LinkProvider value={{ Link, ActiveLink: NavLink, paths }}>
        <Outlet />
      </LinkProvider>
    ),
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', element: <ItemPage /> },
      { path: '/pay/:attempt', element: <PaymentPage /> },
      {
        path: '/paid',
        loader: requireOwned,
        element: <RequestSucceededScreen payment={{ item, amountCents: 12_000 }} />,
      },
    ],
  },
])

createRoot(document.getElementById('root')!).render(
  <MeridianRoot>
    <German>
      <RouterProvider router={router} />
      <ToastHost />
    </German>
  </MeridianRoot>,
)
