import { toCents } from '@meridian/contract/money/pricing'
import { RequestSucceededScreen } from '@meridian/ui/screens/request-succeeded'
import { redirect } from 'next/navigation'
import { checkPurchase, item, user } from '../shop'

export const dynamic = 'force-dynamic'

export default function Page() {
  if (checkPurchase({ userId: user.id, itemId: item.id }) !== 'owned') redirect('/')
  return <RequestSucceededScreen payment={{ item, amountCents: toCents(item.price ?? 0) }} />
}
