import { useMessages } from '@meridian/ui/lib/messages'
import { waitingMessages } from '@meridian/ui/components/overlay-spinner.messages'
import { useLazyModule } from './use-lazy-module.ts'

export interface BusyOverlayProps {
  busy: boolean
  /** Selects the message about the call. */
  on: keyof typeof waitingMessages
}

const loadOverlay = () => import('@meridian/ui/components/overlay-spinner')

/** Covers the page during a call to the server or an auth provider. Its code loads after the page. */
export function BusyOverlay({ busy, on }: BusyOverlayProps) {
  const overlay = useLazyModule(loadOverlay, { enabled: true, presses: 0 })
  const label = useMessages(waitingMessages)[on]
  return busy && overlay && <overlay.OverlaySpinner label={label} />
}
