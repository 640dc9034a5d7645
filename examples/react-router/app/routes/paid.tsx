import { toCents } from '@meridian/contract/money/pricing'
import { RequestSucceededScreen } from '@meridian/ui/screens/request-succeeded'
import { redirect } from 'react-router'
import { checkPurchase, item, user } from '../shop.server'
import type { Route } from './+types/paid'

export function loader() {
  if (checkPurchase({ userId: user.id, itemId: item.id }) !== 'owned') throw redirect('/')
  return { item, amountCents: toCents(item.price ?? 0) }
}

export default function PaidPage({ loaderData: payment }: Route.ComponentProps) {
  return <RequestSucceededScreen payment={payment} />
}
