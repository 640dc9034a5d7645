import type { Item, User } from '@meridian/contract'
import { displayName } from '@meridian/contract/rules/display-name'
import type { Message } from '@meridian/contract/rules/message'
import type { PaymentStatus } from '@meridian/contract/rules/payment-status'
import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import type { ComponentType, ReactNode } from 'react'
import { ErrorNotice } from '../../lib/error-notice.tsx'
import { ItemPage } from '../../lib/item/item-page.tsx'
import { useSession } from '../../lib/services/services-context.tsx'

export interface PaymentProps {
  item: Item
  user: User | null
}

/** A page that pays for its item. Another player or item starts another payment. */
export const paymentPage = (Payment: ComponentType<PaymentProps>) =>
  function PaymentPage() {
    const user = useSession()?.user ?? null
    return (
      <ItemPage>
        {(item) => <Payment key={`${user?.id ?? ''}:${item.id}`} item={item} user={user} />}
      </ItemPage>
    )
  }

export interface PaymentBoundaryProps {
  status: PaymentStatus
  /** The fault, or the known state of the payment. */
  message: Message | undefined
  /** The page's content; the flow runs outside of it. */
  children: ReactNode
}

/** The flow survives a broken payment page: its state shows in the page's place. */
export function PaymentBoundary({ status, message, children }: PaymentBoundaryProps) {
  const underWay = status === 'processing' || status === 'unknown'
  return <ErrorFallback fallback={<ErrorNotice payment={{ underWay, message }} />}>{children}</ErrorFallback>
}

/** The account that pays: the e-mail, else the name, which two players may share. `undefined` for a visitor. */
export const payerLabel = (user: User | null): string | undefined =>
  user ? (user.email ?? displayName(user)) : undefined
