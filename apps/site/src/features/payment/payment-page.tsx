import type { Session, Player } from '@meridian-2117/contract'
import { toCents } from '@meridian-2117/contract/money/pricing'
import { displayName } from '@meridian-2117/contract/names/display-name'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { PaymentStatus } from '@meridian-2117/contract/money/payment-status'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { moveLostFocus } from '@meridian-2117/ui/lib/focus'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ErrorNotice } from '../../lib/error-notice.tsx'
import { ItemPage, ItemRedirect } from '../../lib/item/item-page.tsx'
import { useSession } from '../../lib/services/services-context.tsx'

export interface PaymentProps {
  item: ItemWithFormerPrice
  /** The session that pays; `null` for a visitor. */
  session: Session | null
  /** The signed-in player and the item's price of this moment; the price is 0 for an item that cannot be bought. */
  current: { playerId: string | null; amountCents: number }
  /** The payment ended for another one, of the current player and price. */
  onReplaced: () => void
}

/** Makes a page that pays for its item. */
export const paymentPage = (Payment: ComponentType<PaymentProps>) =>
  function PaymentPage() {
    return <ItemPage showsGone>{(item) => <Payments key={item.id} item={item} Payment={Payment} />}</ItemPage>
  }

/** Runs one payment after another: the flow of each says when it gives way to that of another player or price. */
function Payments({ item, Payment }: { item: ItemWithFormerPrice; Payment: ComponentType<PaymentProps> }) {
  const session = useSession()
  const current = {
    playerId: session?.player.id ?? null,
    amountCents: item.gone ? 0 : toCents(item.price ?? 0),
  }
  const now = { item, session, key: `${current.playerId ?? ''}:${current.amountCents}` }
  const [began, setBegan] = useState(now)
  const { key, ...order } = now.key === began.key ? now : began
  const before = useRef(key)
  useEffect(() => {
    // The form of the payment before has unmounted.
    if (before.current !== key) moveLostFocus()
    before.current = key
  }, [key])
  if (order.item.gone) return <ItemRedirect item={order.item} />
  return <Payment key={key} {...order} current={current} onReplaced={() => setBegan(now)} />
}

export interface PaymentBoundaryProps {
  status: PaymentStatus
  /** Describes a fault, or the known state of the payment. */
  message: Message | undefined
  /** The page's content; the flow runs outside of it. */
  children: ReactNode
}

/** Shows the flow's state in place of a broken payment page; the flow continues. */
export function PaymentBoundary({ status, message, children }: PaymentBoundaryProps) {
  const processing = status === 'processing' || status === 'unknown'
  return (
    <ErrorBoundary fallback={<ErrorNotice payment={{ processing, message }} />}>{children}</ErrorBoundary>
  )
}

/**
 * Names the player who pays: by the e-mail, else by the name, which two players may share. `undefined` for a visitor.
 */
export const playerLabel = (player: Player | null): string | undefined =>
  player ? (player.email ?? displayName(player)) : undefined
