import type { Item } from '@meridian/contract'
import { listingMachine } from '@meridian/flows/listing'
import { selectListingView, type ListingView } from '@meridian/flows/listing/view'
import { useFlow } from './use-flow.ts'
import { useVisitKeeping } from './use-visit-keeping.ts'

export interface ListingSteps {
  view: ListingView
  onList: (item: Item) => void
  onProceed: () => void
  onClose: () => void
}

/** Runs the listing flow of a profile page. */
export function useListing(): ListingSteps {
  const { view, send } = useFlow(listingMachine, {
    input: {},
    calls: {},
    tells: {},
    view: selectListingView,
    keep: useVisitKeeping(1),
  })
  return {
    view,
    onList: (item) => send({ type: 'listing.start', item }),
    onProceed: () => send({ type: 'dialog.proceed' }),
    onClose: () => send({ type: 'dialog.close' }),
  }
}
