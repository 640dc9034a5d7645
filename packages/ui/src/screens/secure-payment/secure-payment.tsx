import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { CircleAlert, ArrowLeft, LockKeyhole } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Container } from '../../components/container/container.tsx'
import { Notice } from '../../layouts/notice-page/notice-page.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { ItemWithFormerPrice } from '../../lib/item.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { OrderSummary } from '../../sections/payment-form/order-summary.tsx'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'
import { SecurePaymentForm, type SecurePaymentFormProps } from './secure-payment-form.tsx'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { Logo } from '../../components/logo/logo.tsx'

export interface SecurePaymentScreenProps
  extends Omit<SecurePaymentFormProps, 'amountCents' | 'itemAddress' | 'status'>, PaymentTopBarProps {
  /** The item that the payment buys. */
  item: ItemWithFormerPrice
  /** Absent when the order is refused. */
  amountCents?: number | undefined
  /** `refused` when amount, item or player is missing; else the status of the payment. */
  status: 'refused' | SecurePaymentFormProps['status']
}

/**
 * The secure card payment page. It has neither header nor footer, and charges the item's price without the platform
 * fee (docs/product.md#paying).
 *
 * The player enters a card in the provider's form and pays, tries again after a refusal, or leaves by the bar at the
 * top.
 */
export function SecurePaymentScreen({
  item,
  status,
  amountCents,
  onBack,
  ...payment
}: SecurePaymentScreenProps) {
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
          <SecurePaymentForm
            itemAddress={itemLink(item).to}
            amountCents={amountCents}
            status={status}
            {...payment}
          />
        </Container>
      )}
    </Page>
  )
}

interface PaymentTopBarProps {
  /** Returns to the item when it has the same address; else a link leads to the marketplace. */
  onBack?: (() => void) | undefined
}

/** Replaces the site's header on the only page without one: two links and no distraction. */
function PaymentTopBar({ onBack }: PaymentTopBarProps) {
  const messages = useMessages(paymentMessages)
  return (
    <>
      <div className="border-b border-seam bg-hull/60">
        <Container width="narrow" className="flex h-header items-center justify-between gap-4 pt-safe-top">
          <Link to={paths.home} className="-m-1 flex rounded-control p-1">
            <Logo variant="mark" className="sm:hidden" />
            <Logo variant="full" className="max-sm:hidden" />
          </Link>
          <p className="flex items-center gap-2 font-mono text-micro text-ink-muted uppercase">
            <LockKeyhole aria-hidden className="size-4 shrink-0 text-good" />
            <span>{messages.secure}</span>
          </p>
        </Container>
      </div>
      <Container width="narrow">
        {onBack ? (
          <Button tone="ghost" size="sm" className="mt-4 -ml-3.5" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-4" />
            <span>{messages.backToItem}</span>
          </Button>
        ) : (
          <ButtonLink tone="ghost" size="sm" className="mt-4 -ml-3.5" to={paths.market}>
            <ArrowLeft aria-hidden className="size-4" />
            <span>{messages.backToMarket}</span>
          </ButtonLink>
        )}
      </Container>
    </>
  )
}
