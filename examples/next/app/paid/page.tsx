import { toCents } from '@meridian-2117/contract/money/pricing'
import { RequestSucceededScreen } from '@meridian-2117/ui/screens/request-succeeded'
import { redirect } from 'next/navigation'
import { checkPurchase, item, player } from '../shop'

export const dynamic = 'force-dynamic'

export default function Page() {
  if (checkPurchase({ playerId: player.id, itemId: item.id }) !== 'owned') redirect('/')
  return <RequestSucceededScreen payment={{ item, amountCents: toCents(item.price ?? 0) }} />
}
