import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { item, player, purchasedAt } from '../shop'
import { ReceiptPage } from './receipt-page'

async function Receipt() {
  await connection()
  const createdAt = purchasedAt({ playerId: player.id, itemId: item.id })
  if (createdAt === undefined) redirect('/')
  const purchase = { title: item.title ?? '', amount: item.price ?? 0, createdAt }
  return <ReceiptPage {...{ player, purchase }} />
}

export default function Page() {
  return (
    <Suspense>
      <Receipt />
    </Suspense>
  )
}
