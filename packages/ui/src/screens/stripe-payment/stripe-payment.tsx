import type { Item } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Container } from '../../components/container/container.tsx'
import { Notice } from '../../frames/notice-page/notice-page.tsx'
import { Page } from '../../frames/page/page.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useWords } from '../../lib/words.ts'
import { OrderSummary } from '../../sections/order-summary/order-summary.tsx'
import { paymentWords } from '../../words/payment.ts'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import { PaymentTopBar, type PaymentTopBarProps } from './payment-top-bar.tsx'

export interface StripePaymentScreenProps
  extends Omit<PaymentFormProps, 'amountCents' | 'status'>, PaymentTopBarProps {
  /** What is being paid for. */
  item: Item
  /** Absent when the order is refused. */
  amountCents?: number | undefined
  /** `refused` when amount, item or user is missing (Spec 5); else how far the payment is. */
  status: 'refused' | PaymentFormProps['status']
}

/**
 * The secure card payment page (Spec 2, Stripe-payment page; Spec 4, Payment pages). It has neither header nor footer,
 * and charges the item's price without the platform fee (Spec 9).
 */
export function StripePaymentScreen({
  item,
  status,
  amountCents,
  onBack,
  ...payment
}: StripePaymentScreenProps) {
  const words = useWords(paymentWords)
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
          actions={
            <Button asChild>
              <Link to={paths.market}>{words.goToMarket}</Link>
            </Button>
          }
        >
          {item.price ? words.choosingNeeded : words.priceNeeded}
        </Notice>
      ) : (
        <Container
          width="narrow"
          className="grid gap-6 pt-4 md:grid-cols-2 md:items-start md:gap-10 md:pt-8 lg:gap-16"
        >
          <OrderSummary item={item} />
          <PaymentForm amountCents={amountCents} status={status} {...payment} />
        </Container>
      )}
    </Page>
  )
}
