import { OverlaySpinner } from '@meridian/ui/components/overlay-spinner'
import { useMessages } from '@meridian/ui/lib/messages'
import { waitingMessages } from '@meridian/ui/components/overlay-spinner.messages'

export interface BusyOverlayProps {
  /** The message that names the awaited call. */
  on: keyof typeof waitingMessages
}

/** Covers the page while the server, or a provider of accounts, has the word. */
export const BusyOverlay = ({ on }: BusyOverlayProps) => (
  <OverlaySpinner label={useMessages(waitingMessages)[on]} />
)
