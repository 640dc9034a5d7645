import { checkPurchase, type Item, type Ownership } from '@meridian/contract'
import { buyMachine, type CheckPurchaseInput } from '@meridian/flows/buy'
import { selectBuyView, type BuyView } from '@meridian/flows/buy/view'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { useServices, useSession } from '../services/services-context.tsx'
import { useFlow } from './use-flow.ts'

export interface Buy {
  view: BuyView
  onBuy: () => void
  onPayByCard: () => void
  onMakeOffer: () => void
  onProceed: () => void
  onClose: () => void
}

/** How old an open dialog may be when it is opened again, in `ms`. */
const keptMs = 15 * 60 * 1000

/** Runs the buy flow for one item. */
export function useBuy(item: Item): Buy {
  const { api } = useServices()
  const userId = useSession()?.user.id ?? null
  const { key: visit } = useLocation()
  const { view, send } = useFlow(buyMachine, {
    input: { item, userId },
    actors: {
      checkPurchase: fromPromise<Ownership, CheckPurchaseInput>(({ input, signal }) =>
        api(checkPurchase, { body: input }, { signal }),
      ),
    },
    tells: {},
    view: selectBuyView,
    // A dialog that was open is open again after a reload of this visit.
    keep: { name: `${userId ?? ''}:${item.id}:${visit}`, version: 1, maxAgeMs: keptMs },
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
