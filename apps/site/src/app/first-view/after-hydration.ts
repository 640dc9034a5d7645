import type { ReactNode } from 'react'
import type { Reads } from '../../lib/api/reads.ts'
import type { Router } from '../router.tsx'
import { keepPlace } from '../restore-scroll.ts'
import { watchForMissingCode } from '../missing-code.tsx'
import { bringTypedTextBack } from '../typed-text.ts'
import { fetchOnSign } from './prefetch-on-intent.ts'

/** Begins what a page does by itself once it stands. `draw` draws beside the page. */
export function onceItStands(draw: (part: ReactNode) => void, router: Router, reads: Reads): void {
  watchForMissingCode(draw)
  keepPlace(router)
  bringTypedTextBack()
  fetchOnSign(reads)
}
