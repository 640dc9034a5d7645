import type { Item } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { Check } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { useItemText } from '../../lib/item.ts'
import { useFormat } from '../../lib/format.ts'
import { splitAtPart, useMessages } from '../../lib/messages.ts'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'
import { requestSucceededMessages } from './request-succeeded.messages.ts'

interface Payment {
  item: Item
  /** The charged amount, in whole `cents`. */
  amountCents: number
}

export interface RequestSucceededScreenProps {
  /** The payment just made by card. It is absent after an offer, and when the address is typed. */
  payment?: Payment | undefined
  /** Returns to the item when it has the same address; replaces the links home. */
  onBack?: (() => void) | undefined
}

/**
 * A successful payment or offer. Its two links lead home (docs/product.md#results).
 *
 * The player goes home, or returns to the item.
 */
export function RequestSucceededScreen({ payment, onBack }: RequestSucceededScreenProps) {
  const messages = useMessages(requestSucceededMessages)
  const { backToItem } = useMessages(paymentMessages)
  return (
    <NoticePage
      tone="good"
      icon={<Check />}
      picture={payment && (payment.item.image ?? '')}
      title={messages.succeeded}
      actions={
        onBack ? (
          <Button onClick={onBack}>{backToItem}</Button>
        ) : (
          <>
            <ButtonLink to={paths.home}>{messages.viewCollection}</ButtonLink>
            <ButtonLink tone="quiet" to={paths.home}>
              {messages.goHome}
            </ButtonLink>
          </>
        )
      }
    >
      {payment && <Paid {...payment} />}
    </NoticePage>
  )
}

function Paid({ item, amountCents }: Payment) {
  const messages = useMessages(requestSucceededMessages)
  const { title } = useItemText(item)
  const { money } = useFormat()
  const [before, after] = splitAtPart((part) => messages.paid(part, money(amountCents)))
  return (
    <>
      <span>{before}</span>
      <strong className="font-semibold wrap-anywhere text-ink">
        <bdi>{title}</bdi>
      </strong>
      <span>{after}</span>
    </>
  )
}
