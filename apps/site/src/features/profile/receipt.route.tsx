import type { PriceHistory } from '@meridian-2117/ui/sections/price-history'
import { paymentParam } from '@meridian-2117/contract/paths/receipt-link'
import { ReceiptScreen, type Receipt } from '@meridian-2117/ui/screens/receipt'
import { useSearchParams } from 'react-router-dom'
import { usePriceHistory } from './get-history.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { useKnownPlayer } from '../../lib/session/get-profile.ts'

/** Shows the receipt of the player's purchase whose payment the address names. */
export function Component() {
  const { queryClient } = useServices()
  const session = useSession()
  const history = usePriceHistory(session)
  const [address] = useSearchParams()
  return (
    <ReceiptScreen
      player={useKnownPlayer()}
      receipt={receiptIn(history, address.get(paymentParam))}
      onPrint={() => window.print()}
      onRetry={() => void queryClient.invalidateQueries()}
    />
  )
}

/** Finds the receipt of a payment among a player's purchases. */
function receiptIn(history: PriceHistory, paymentId: string | null): Receipt {
  if (history.status === 'loading') return { status: 'loading' }
  if (history.status === 'error') return { status: 'failed', message: history.message }
  const purchases = history.status === 'loaded' ? history.purchases : []
  const purchase = purchases.find((past) => past.paymentId !== undefined && past.paymentId === paymentId)
  return purchase ? { status: 'ready', purchase } : { status: 'missing' }
}
