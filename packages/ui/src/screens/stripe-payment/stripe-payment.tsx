import type { Item } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { CircleAlert } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Container } from '../../components/container/container.tsx'
import { Notice } from '../../layouts/notice-page/notice-page.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useMessages } from '../../lib/messages.ts'
import { OrderSummary } from '../../sections/order-summary/order-summary.tsx'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'
import { StripeForm, type StripeFormProps } from './stripe-form.tsx'
import { PaymentTopBar, type PaymentTopBarProps } from './payment-top-bar.tsx'

export interface StripePaymentScreenProps
  extends Omit<StripeFormProps, 'amountCents' | 'status'>, PaymentTopBarProps {
  /** The item that the payment buys. */
  item: Item
  /** Absent when the order is refused. */
  amountCents?: number | undefined
  /** `refused` when amount, item or user is missing; else how far the payment is. */
  status: 'refused' | StripeFormProps['status']
}

/**
 * The secure card payment page. It has neither header nor footer, and charges the item's price without the platform
 * fee (docs/product.md#paying).
 */
export function StripePaymentScreen({
  item,
  status,
  amountCents,
  onBack,
  ...payment
}: StripePaymentScreenProps) {
  const messages = useMessages(paymentMessages)
  const format = useFormatMessage()
  return (
    <Page layout="column" header="none" className="pb-16">
      <PaymentTopBar onBack={onBack} />
      {status === 'refused' || amountCents === undefined ? (
        <Notice
          tone="alert"
          icon={<CircleAlert />}
          className="grow"
          title={format(payment.message ?? { key: 'orderRequired' })}
          actions={<ButtonLink to={paths.market}>{messages.goToMarket}</ButtonLink>}
        >
          {item.price ? messages.choosingNeeded : messages.priceNeeded}
        </Notice>
      ) : (
        <Container
          width="narrow"
          className="grid gap-6 pt-4 md:grid-cols-2 md:items-start md:gap-10 md:pt-8 lg:gap-16"
        >
          <OrderSummary item={item} />
          <StripeForm amountCents={amountCents} status={status} {...payment} />
        </Container>
      )}
    </Page>
  )
}
