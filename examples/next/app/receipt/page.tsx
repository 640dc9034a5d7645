import { redirect } from 'next/navigation'
import { item, player, purchasedAt } from '../shop'
import { ReceiptPage } from './receipt-page'

export const dynamic = 'force-dynamic'

export default function Page() {
  const createdAt = purchasedAt({ playerId: player.id, itemId: item.id })
  if (createdAt === undefined) redirect('/')
  const purchase = { title: item.title ?? '', amount: item.price ?? 0, createdAt }
  return <ReceiptPage {...{ player, purchase }} />
}
