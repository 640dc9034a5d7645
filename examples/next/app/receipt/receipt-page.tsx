'use client'

import type { Player, PurchaseRecord } from '@meridian-2117/contract'
import { ReceiptScreen } from '@meridian-2117/ui/screens/receipt'
import { useRouter } from 'next/navigation'

export function ReceiptPage({ player, purchase }: { player: Player; purchase: PurchaseRecord }) {
  const router = useRouter()
  return (
    <ReceiptScreen
      player={player}
      receipt={{ status: 'ready', purchase }}
      onPrint={() => print()}
      onRetry={() => router.refresh()}
    />
  )
}
