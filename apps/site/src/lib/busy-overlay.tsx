import { OverlaySpinner } from '@meridian/ui/components/overlay-spinner'
import { useWords } from '@meridian/ui/lib/words'
import { waitingWords } from '@meridian/ui/words/waiting'

export interface WaitingProps {
  /** What is being waited for. */
  on: keyof typeof waitingWords
}

/** Covers the page while the server, or a provider of accounts, has the word (Spec 2, Auth screens). */
export const Waiting = ({ on }: WaitingProps) => <OverlaySpinner label={useWords(waitingWords)[on]} />
