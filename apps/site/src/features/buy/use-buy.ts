import { checkPurchase, type Item } from '@meridian/contract'
import { buyMachine } from '@meridian/flows/buy'
import { buyIntents, selectBuyView, type BuyIntents, type BuyView } from '@meridian/flows/buy/view'
import { useEffect } from 'react'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useVisitKeeping } from '../../lib/flows/use-visit-persistence.ts'

export interface Buy extends BuyIntents {
  view: BuyView
}

/** Runs the buy flow for one item. */
export function useBuy(item: Item): Buy {
  const { api } = useServices()
  const userId = useSession()?.user.id ?? null
  const { view, send } = useFlow(buyMachine, {
    input: { item, userId },
    calls: { checkPurchase: (input, signal) => api(checkPurchase, { body: input }, { signal }) },
    tells: {},
    view: selectBuyView,
    // A dialog that asked for another price is not opened again.
    keep: useVisitKeeping(1, `${item.id}:${item.price}`),
  })

  useEffect(() => send({ type: 'session.changed', userId }), [send, userId])

  return { view, ...buyIntents(send) }
}
