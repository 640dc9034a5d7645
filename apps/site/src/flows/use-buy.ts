import { checkPurchase, itemCodec, type Item, type Ownership } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { paths } from '@meridian/contract/rules/paths'
import { buyMachine, type CheckPurchaseInput } from '@meridian/flows/buy'
import { selectBuyView, type BuyView } from '@meridian/flows/buy/view'
import { showToast } from '@meridian/ui/lib/toast'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { rememberVisit } from '../session/return-visit.ts'
import { useServices, useSession } from '../services/services-context.tsx'

/** The key under which the make-offer screen finds its item (Spec 3, Local storage). */
const offerItemKey = 'paymentItem'

export interface Buy {
  view: BuyView
  onBuy: () => void
  onPayByCard: () => void
  onMakeOffer: () => void
  onProceed: () => void
  onClose: () => void
}

/** Runs the buy flow for one item: its calls go to the API, its tells to toasts, storage and the router. */
export function useBuy(item: Item): Buy {
  const { api, browser, tab } = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const userId = useSession()?.user.id ?? null

  const machine = useMemo(
    () =>
      buyMachine.provide({
        actors: {
          checkPurchase: fromPromise<Ownership, CheckPurchaseInput>(({ input, signal }) =>
            api(checkPurchase, { body: input }, { signal }),
          ),
        },
      }),
    [api],
  )
  const actor = useActorRef(machine, { input: { kind: item.kind, item, userId } })
  const view = useSelector(actor, selectBuyView, shallowEqual)

  useEffect(() => actor.send({ type: 'session.changed', userId }), [actor, userId])

  useLayoutEffect(() => {
    const heard = [
      actor.on('toast', ({ tone, text }) => showToast({ tone, text })),
      actor.on('log', ({ text }) => console.log(text)),
      actor.on('remember', (tell) =>
        browser.set(offerItemKey, JSON.stringify(z.encode(itemCodec(tell.item.kind), tell.item))),
      ),
      actor.on('signIn.needed', () => rememberVisit(tab, { path: pathname, item }, Date.now())),
      actor.on('navigate', (tell) => void navigate(paths[tell.to], { state: itemLink(item).state })),
    ]
    return () => heard.forEach((subscription) => subscription.unsubscribe())
  }, [actor, navigate, pathname, item, browser, tab])

  return {
    view,
    onBuy: () => actor.send({ type: 'buy.start' }),
    onPayByCard: () => actor.send({ type: 'buy.payByCard' }),
    onMakeOffer: () => actor.send({ type: 'offer.make' }),
    onProceed: () => actor.send({ type: 'dialog.proceed' }),
    onClose: () => actor.send({ type: 'dialog.close' }),
  }
}
