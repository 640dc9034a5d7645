import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { CircleAlert } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Container } from '../../components/container/container.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { ItemWithFormerPrice } from '../../lib/item.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { OrderSummary } from '../../sections/payment-form/order-summary.tsx'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'

export type { CardFieldName } from './card-form.tsx'

export interface CardPaymentScreenProps extends Omit<
  CardFormProps,
  'amountCents' | 'itemAddress' | 'status'
> {
  /** The item that the payment buys. */
  item: ItemWithFormerPrice
  /** Absent when there is nothing to pay. */
  amountCents?: number | undefined
  /** `refused` for an item without a price, or when the player was signed out; else the status of the payment. */
  status: 'refused' | CardFormProps['status']
}

/**
 * The card payment page. It charges the item's price without the platform fee (docs/product.md#paying).
 *
 * The player enters a card and pays, tries again after a refusal, or returns to the item.
 */
export function CardPaymentScreen({ item, status, amountCents, ...payment }: CardPaymentScreenProps) {
  const messages = useMessages(paymentMessages)
  const format = useFormatMessage()
  if (status === 'refused' || amountCents === undefined) {
    return (
      <NoticePage
        tone="alert"
        icon={<CircleAlert />}
        title={format(payment.message ?? { key: 'orderRequired' })}
        actions={<ButtonLink to={paths.market}>{messages.goToMarket}</ButtonLink>}
      >
        {item.price ? messages.choosingNeeded : messages.priceNeeded}
      </NoticePage>
    )
  }
  return (
    <Page data-slot="card-payment">
      <Container
        width="narrow"
        className="grid gap-6 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,var(--spacing-card-form))] md:items-start md:gap-10 md:pt-14 lg:gap-16"
      >
        <OrderSummary item={item} />
        <CardForm itemAddress={itemLink(item).to} amountCents={amountCents} status={status} {...payment} />
      </Container>
    </Page>
  )
}
