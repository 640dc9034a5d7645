import { OverlaySpinner } from '@meridian/ui/components/overlay-spinner'
import { useWords } from '@meridian/ui/lib/words'
import { waitingWords } from '@meridian/ui/words/waiting'

export interface BusyOverlayProps {
  /** What is being waited for. */
  on: keyof typeof waitingWords
}

/** Covers the page while the server, or a provider of accounts, has the word (Spec 2, Auth screens). */
export const BusyOverlay = ({ on }: BusyOverlayProps) => <OverlaySpinner label={useWords(waitingWords)[on]} />
