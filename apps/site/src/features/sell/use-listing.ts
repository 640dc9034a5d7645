import { listingMachine } from '@meridian/flows/listing'
import {
  listingIntents,
  selectListingView,
  type ListingIntents,
  type ListingView,
} from '@meridian/flows/listing/view'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useVisitKeeping } from '../../lib/flows/use-visit-persistence.ts'

export interface ListingSteps extends ListingIntents {
  view: ListingView
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
  return { view, ...listingIntents(send) }
}
