import { cancelListingMachine } from '@meridian/flows/cancel-listing'
import {
  cancelListingIntents,
  selectCancelListingView,
  type CancelListingIntents,
  type CancelListingView,
} from '@meridian/flows/cancel-listing/view'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useVisitKeeping } from '../../lib/flows/use-visit-persistence.ts'

export interface CancelListing extends CancelListingIntents {
  view: CancelListingView
}

/** Runs the cancelling of listings: ticks and the open dialog are there again after a reload. */
export function useCancelListing(): CancelListing {
  const { view, send } = useFlow(cancelListingMachine, {
    input: {},
    calls: {},
    tells: {},
    view: selectCancelListingView,
    keep: useVisitKeeping(1),
  })
  return { view, ...cancelListingIntents(send) }
}
