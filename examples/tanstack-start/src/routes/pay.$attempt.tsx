import { ApiError, readRefusal } from '@meridian/contract'
import { intentPaymentMachine } from '@meridian/flows/intent-payment'
import { intentPaymentIntents, selectIntentPaymentView } from '@meridian/flows/intent-payment/view'
import { outcomeMachine } from '@meridian/flows/shared/outcome'
import { Field } from '@meridian/ui/components/field'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { createFileRoute } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { confirmPayment, createIntent, readOutcome, readShop } from '../calls'

export const Route = createFileRoute('/pay/$attempt')({ loader: () => readShop(), component: PaymentPage })

// The fields of your card provider, which keep the card from your server; this shop sends it along.
const fields = { card: '' }

const paying = intentPaymentMachine.provide({
  actors: {
    // An error loses its code on its way from a server function, so that a refusal is an answer.
    createIntent: fromPromise(async ({ input }) => {
      const intent = await createIntent({ data: input })
      if ('code' in intent) throw new ApiError('refused', readRefusal(intent))
      return intent
    }),
    confirmPayment: fromPromise(({ input }) => confirmPayment({ data: { ...input, ...fields } })),
    outcome: outcomeMachine.provide({
      actors: { readOutcome: fromPromise(({ input }) => readOutcome({ data: input })) },
    }),
  },
})

function PaymentPage() {
  const { item, user } = Route.useLoaderData()
  const { attempt } = Route.useParams()
  const navigate = Route.useNavigate()
  const [snapshot, send, actor] = useMachine(paying, {
    input: { item, user, attempt, sent: false, provider: 'ready' },
  })
  useEffect(() => {
    const paid = actor.on('payment.paid', () => void navigate({ to: '/paid', replace: true }))
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
