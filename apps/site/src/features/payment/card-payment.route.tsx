import type { Item, User } from '@meridian/contract'
import { CardPaymentScreen, type CardFieldName } from '@meridian/ui/screens/card-payment'
import { Elements } from '@stripe/react-stripe-js'
import { useCallback, useState } from 'react'
import { useCardPayment } from './use-card-payment.ts'
import { CardField, MethodMaker } from './card-fields.tsx'
import { cardAppearance } from './card-provider.ts'
import { PaymentBoundary } from './payment-boundary.tsx'
import { payerLabel } from './payer-label.ts'
import { useSession } from '../../lib/services/services-context.tsx'
import { useItem } from '../../lib/item/use-item.ts'
import { ItemPage } from '../../lib/item/item-page.tsx'

/** Card entry (Spec 2, Card payment screen). Another player or item begins another payment. */
export function Component() {
  const found = useItem()
  const user = useSession()?.user ?? null
  return (
    <ItemPage found={found}>
      {(item) => <CardPayment key={`${user?.id ?? ''}:${item.id}`} item={item} user={user} />}
    </ItemPage>
  )
}

function CardPayment({ item, user }: { item: Item; user: User | null }) {
  const { view, provider, slot, onProviderReady, ...intents } = useCardPayment(item, user)
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<CardFieldName, string>>>({})
  const [elementOptions] = useState(() => ({ appearance: cardAppearance() }))
  const onFieldError = useCallback(
    (field: CardFieldName, message: string | undefined) =>
      setFieldErrors(({ [field]: _before, ...others }) =>
        message ? { ...others, [field]: message } : others,
      ),
    [],
  )
  return (
    <PaymentBoundary status={view.status} message={view.message}>
      <Elements stripe={provider} options={elementOptions}>
        <MethodMaker slot={slot} onError={onFieldError} />
        <CardPaymentScreen
          item={item}
          payer={payerLabel(user)}
          {...view}
          fieldErrors={fieldErrors}
          renderInput={
            provider
              ? (field, place) => (
                  <CardField
                    field={field}
                    {...place}
                    disabled={view.status === 'processing'}
                    onReady={onProviderReady}
                    onError={onFieldError}
                  />
                )
              : undefined
          }
          {...intents}
        />
      </Elements>
    </PaymentBoundary>
  )
}
