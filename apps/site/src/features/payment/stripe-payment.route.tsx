import type { Item, User } from '@meridian/contract'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { usePayment } from './use-payment.ts'
import { CardForm } from './card-form.tsx'
import { PaymentBoundary } from './payment-boundary.tsx'
import { payerLabel } from './payer-label.ts'
import { useSession } from '../../lib/services/services-context.tsx'
import { useItem } from '../../lib/item/use-item.ts'
import { ItemPage } from '../../lib/item/item-page.tsx'

/** Secure card payment (Spec 2, Stripe-payment page). Another player or item begins another payment. */
export function Component() {
  const found = useItem()
  const user = useSession()?.user ?? null
  return (
    <ItemPage found={found}>
      {(item) => <StripePayment key={`${user?.id ?? ''}:${item.id}`} item={item} user={user} />}
    </ItemPage>
  )
}

function StripePayment({ item, user }: { item: Item; user: User | null }) {
  const { view, provider, slot, onProviderReady, onProviderFailed, onPay, onRetry } = usePayment(item, user)
  const { clientSecret, ...payment } = view
  return (
    <PaymentBoundary status={view.status} message={view.message}>
      <StripePaymentScreen
        item={item}
        payer={payerLabel(user)}
        {...payment}
        onPay={onPay}
        onRetry={onRetry}
        form={
          provider &&
          clientSecret && (
            <CardForm
              provider={provider}
              clientSecret={clientSecret}
              slot={slot}
              onReady={onProviderReady}
              onLoadError={onProviderFailed}
            />
          )
        }
      />
    </PaymentBoundary>
  )
}
