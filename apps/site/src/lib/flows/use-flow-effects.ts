import { itemLink } from '@meridian/contract/rules/item-link'
import { paths } from '@meridian/contract/rules/paths'
import type { CommonTell } from '@meridian/flows/shared/tells'
import { showToast } from '@meridian/ui/lib/toast'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepOfferItem } from '../item/offer-item.ts'
import { useServices } from '../services/services-context.tsx'
import { rememberVisit, useRedirectAfterSignIn } from '../session/return-visit.ts'

/** A handler for each of some emitted events. */
export type EventHandlers<Event extends { type: string }> = {
  [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => void
}

/** Handles the events that any flow may emit. */
export function useFlowEffects(): EventHandlers<CommonTell> {
  const { browser, sessions, tab } = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const redirect = useRedirectAfterSignIn()
  return {
    toast: ({ type: _toast, ...toast }) => showToast(toast),
    log: ({ text }) => console.log(text),
    remember: ({ item }) => keepOfferItem(browser, item),
    navigate: ({ to, item }) => {
      const { to: address, state } = item ? itemLink(item, paths[to]) : { to: paths[to], state: undefined }
      void navigate(address, { state })
    },
    'player.entered': ({ session, keep, to }) => {
      sessions.signIn(session, keep)
      redirect(paths[to])
    },
    'signIn.needed': ({ item }) => rememberVisit(tab, { path: pathname, item }, Date.now()),
  }
}
