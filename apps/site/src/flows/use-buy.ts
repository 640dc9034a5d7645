import { checkPurchase, type Item } from '@meridian/contract'
import { buyMachine } from '@meridian/flows/buy'
import { selectBuyView, type BuyView } from '@meridian/flows/buy/view'
import { useEffect } from 'react'
import { useServices, useSession } from '../services/services-context.tsx'
import { useFlow } from './use-flow.ts'
import { useVisitKeeping } from './use-visit-keeping.ts'

export interface Buy {
  view: BuyView
  onBuy: () => void
  onPayByCard: () => void
  onMakeOffer: () => void
  onProceed: () => void
  onClose: () => void
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
    keep: useVisitKeeping(1, item.id),
  })

  useEffect(() => send({ type: 'session.changed', userId }), [send, userId])

  return {
    view,
    onBuy: () => send({ type: 'buy.start' }),
    onPayByCard: () => send({ type: 'buy.payByCard' }),
    onMakeOffer: () => send({ type: 'offer.make' }),
    onProceed: () => send({ type: 'dialog.proceed' }),
    onClose: () => send({ type: 'dialog.close' }),
  }
}
