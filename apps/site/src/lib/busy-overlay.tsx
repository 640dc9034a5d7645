import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import { useMessages } from '@meridian-2117/ui/lib/messages'
import { waitingMessages } from '@meridian-2117/ui/components/overlay-spinner.messages'

export interface BusyOverlayProps {
  busy: boolean
  /** Selects the message about the call. */
  on: keyof typeof waitingMessages
}

const Overlay = lazyPart(async () => {
  const { OverlaySpinner } = await import('@meridian-2117/ui/components/overlay-spinner')
  return ({ busy, label }: { busy: boolean; label: string }) => busy && <OverlaySpinner label={label} />
})

/** Covers the page during a call to the server or an auth provider. Its code loads after the page. */
export function BusyOverlay({ busy, on }: BusyOverlayProps) {
  return <Overlay busy={busy} label={useMessages(waitingMessages)[on]} />
}
