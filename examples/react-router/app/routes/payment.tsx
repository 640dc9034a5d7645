import { intentPaymentMachine } from '@meridian/flows/intent-payment'
import { intentPaymentIntents, selectIntentPaymentView } from '@meridian/flows/intent-payment/view'
import { outcomeMachine } from '@meridian/flows/shared/outcome'
import { Field } from '@meridian/ui/components/field'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { fromPromise } from 'xstate'
import { callShop } from '../call-shop'
import * as shop from '../shop.server'
import type { Route } from './+types/payment'

export const loader = () => ({ item: shop.item, user: shop.user })

// The fields of your card provider, which keep the card from your server; this shop sends it along.
const fields = { card: '' }

const paying = intentPaymentMachine.provide({
  actors: {
    createIntent: fromPromise(({ input }) => callShop('createIntent', input)),
    confirmPayment: fromPromise(({ input }) => callShop('confirmPayment', { ...input, ...fields })),
    outcome: outcomeMachine.provide({
      actors: { readOutcome: fromPromise(({ input }) => callShop('readOutcome', input)) },
    }),
  },
})

export default function PaymentPage({ loaderData: { item, user }, params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [snapshot, send, actor] = useMachine(paying, {
    input: { item, user, attempt: params.attempt, sent: false, provider: 'ready' },
  })
  useEffect(() => {
    const paid = actor.on('payment.paid', () => void navigate('/paid', { replace: true }))
    return () => paid.unsubscribe()
  }, [actor, navigate])
  const { clientSecret: _secret, ...payment } = selectIntentPaymentView(snapshot)
  const form = (
    <Field
      label="Card"
      name="card"
      autoComplete="cc-number"
      defaultValue={fields.card}
      onChange={({ target }) => (fields.card = target.value)}
    />
  )
  return <StripePaymentScreen {...{ item, form }} {...payment} {...intentPaymentIntents(send)} />
}
