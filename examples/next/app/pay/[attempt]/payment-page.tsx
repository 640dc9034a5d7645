'use client'

import { ApiError, readRefusal, type Item } from '@meridian-2117/contract'
import { securePaymentMachine } from '@meridian-2117/flows/secure-payment'
import { securePaymentIntents, selectSecurePaymentView } from '@meridian-2117/flows/secure-payment/view'
import { outcomeMachine } from '@meridian-2117/flows/shared/outcome'
import { Field } from '@meridian-2117/ui/components/field'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { SecurePaymentScreen } from '@meridian-2117/ui/screens/secure-payment'
import { useMachine } from '@xstate/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { confirmPayment, openPayment, readOutcome } from '../../actions'

interface PaymentPageProps {
  item: Item
  player: { id: string; email: string }
  attempt: string
}

// The fields of your card provider, which keep the card from your server; this shop sends it along.
const fields = { card: '' }

const paying = securePaymentMachine.provide({
  actors: {
    // An error loses its code on its way from a server action, so that a refusal is an answer.
    openPayment: fromPromise(async ({ input }) => {
      const intent = await openPayment(input)
      if ('code' in intent) throw new ApiError('refused', readRefusal(intent))
      return intent
    }),
    confirmPayment: fromPromise(({ input }) => confirmPayment({ ...input, ...fields })),
    outcome: outcomeMachine.provide({
      actors: { readOutcome: fromPromise(({ input }) => readOutcome(input)) },
    }),
  },
})

export function PaymentPage(order: PaymentPageProps) {
  const router = useRouter()
  const [snapshot, send, actor] = useMachine(paying, { input: { ...order, sent: false, provider: 'ready' } })
  useEffect(() => {
    const paid = () => router.replace('/paid')
    const subscriptions = [actor.on('toast', showToast), actor.on('payment.paid', paid)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, router])
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
  return <SecurePaymentScreen {...{ item: order.item, form }} {...payment} {...securePaymentIntents(send)} />
}
