import type { Item } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { priceText, toDollars } from '@meridian/contract/rules/pricing'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { itemText } from '../../lib/item-text.ts'

export interface RequestSucceededScreenProps {
  /** What a card has just paid for (Spec 4, Payment pages); absent after an offer, and when the address is typed. */
  payment?:
    | {
        item: Item
        /** Whole `cents`. */
        amountCents: number
      }
    | undefined
}

/** A payment or an offer went through (Spec 2, Success screen). Both links lead home, as the specification has it. */
export function RequestSucceededScreen({ payment }: RequestSucceededScreenProps) {
  return (
    <NoticePage
      tone="good"
      {...(payment
        ? {
            size: 'picture',
            icon: (
              <Picture
                src={payment.item.image}
                alt=""
                width={960}
                height={800}
                sizes="16rem"
                priority
                className="size-full object-cover"
              />
            ),
          }
        : { icon: <Check /> })}
      title="Your request has been sent successfully"
      actions={
        <>
          <Button asChild>
            <Link to={paths.home}>View | My Collection</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.home}>Go Home</Link>
          </Button>
        </>
      }
    >
      {payment && (
        <>
          <strong className="font-semibold wrap-anywhere text-ink">{itemText(payment.item).title}</strong> is
          yours. Your card was charged {priceText(toDollars(payment.amountCents))}.
        </>
      )}
    </NoticePage>
  )
}
