import type { Session, User } from '@meridian/contract'
import { displayName } from '@meridian/contract/names/display-name'
import type { Message } from '@meridian/contract/messages/message'
import type { PaymentStatus } from '@meridian/contract/money/payment-status'
import type { ItemToday } from '@meridian/ui/lib/item-today'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ErrorNotice } from '../../lib/error-notice.tsx'
import { ItemPage } from '../../lib/item/item-page.tsx'
import { useSession } from '../../lib/services/services-context.tsx'

export interface PaymentProps {
  item: ItemToday
  /** `null` for a visitor. */
  payer: Session | null
  /** The payer signed out, or another player signed in, since the payment began. */
  signedOut: boolean
  /** Holds item and payer while their payment is being processed. */
  onProcessing: (processing: boolean) => void
}

/**
 * Makes a page that pays for its item. Another player, item or price starts another payment, unless one is under way.
 * That one continues to its end for the player who began it.
 */
export const paymentPage = (Payment: ComponentType<PaymentProps>) =>
  function PaymentPage() {
    const session = useSession()
    const { key } = useLocation()
    const [started, setStarted] = useState<{ visit: string; item: ItemToday; payer: Session | null }>()
    const ongoing = started?.visit === key ? started : undefined
    const payer = ongoing ? ongoing.payer : session
    const signedOut = payer?.user.id !== session?.user.id
    return (
      <ItemPage locked={ongoing?.item}>
        {(item) => (
          <Payment
            key={`${payer?.user.id ?? ''}:${item.id}:${item.price}`}
            item={item}
            payer={payer}
            signedOut={signedOut}
            onProcessing={(processing) => {
              if (processing) setStarted({ visit: key, item, payer })
              // Otherwise the page tells the payer how the payment ended, and offers nothing to pay.
              else if (!signedOut) setStarted(undefined)
            }}
          />
        )}
      </ItemPage>
    )
  }

export interface PaymentBoundaryProps extends Pick<PaymentProps, 'onProcessing'> {
  status: PaymentStatus
  /** Describes a fault, or the known state of the payment. */
  message: Message | undefined
  /** The page's content; the flow runs outside of it. */
  children: ReactNode
}

const isProcessing = (status: PaymentStatus): boolean => status === 'processing' || status === 'unknown'

/** Returns the status of a payment page. Once its player is signed out, nothing can be paid any more. */
export const shownStatus = <Status extends PaymentStatus>(
  status: Status,
  { signedOut }: Pick<PaymentProps, 'signedOut'>,
): Status | 'refused' => (signedOut && !isProcessing(status) ? 'refused' : status)

/** Shows the flow's state in place of a broken payment page; the flow continues. */
export function PaymentBoundary({ status, message, onProcessing, children }: PaymentBoundaryProps) {
  const processing = isProcessing(status)
  const report = useEffectEvent(onProcessing)
  useEffect(() => report(processing), [processing])
  return (
    <ErrorBoundary fallback={<ErrorNotice payment={{ processing, message }} />}>{children}</ErrorBoundary>
  )
}

/**
 * Names the account that pays: by the e-mail, else by the name, which two players may share. `undefined` for a visitor.
 */
export const payerLabel = (user: User | null): string | undefined =>
  user ? (user.email ?? displayName(user)) : undefined
