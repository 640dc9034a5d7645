import { toCents } from '@meridian-2117/contract/money/pricing'
import { RequestSucceededScreen } from '@meridian-2117/ui/screens/request-succeeded'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { checkPurchase, item, player } from '../shop'

async function PaidItem() {
  await connection()
  if (checkPurchase({ playerId: player.id, itemId: item.id }) !== 'owned') redirect('/')
  return <RequestSucceededScreen payment={{ item, amountCents: toCents(item.price ?? 0) }} />
}

export default function Page() {
  return (
    <Suspense>
      <PaidItem />
    </Suspense>
  )
}
