import { cancelListingMachine } from '@meridian/flows/cancel-listing'
import { selectCancelListingView, type CancelListingView } from '@meridian/flows/cancel-listing/view'
import { useFlow } from './use-flow.ts'
import { useVisitKeeping } from './use-visit-keeping.ts'

export interface CancelListing {
  view: CancelListingView
  onToggle: (id: string) => void
  onCancel: () => void
  onProceed: () => void
  onClose: () => void
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
  return {
    view,
    onToggle: (id) => send({ type: 'row.toggle', id }),
    onCancel: () => send({ type: 'cancel.start' }),
    onProceed: () => send({ type: 'dialog.proceed' }),
    onClose: () => send({ type: 'dialog.close' }),
  }
}
