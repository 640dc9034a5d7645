import type { ReactNode } from 'react'
import type { Reads } from '../api/reads.ts'
import type { Router } from '../router.tsx'
import { keepPlace } from '../shell/keep-place.ts'
import { watchForMissingCode } from '../shell/missing-code.tsx'
import { bringTypedTextBack } from '../shell/typed-text.ts'
import { fetchOnSign } from './fetch-on-sign.ts'

/** Begins what a page does by itself once it stands. `draw` draws beside the page. */
export function onceItStands(draw: (part: ReactNode) => void, router: Router, reads: Reads): void {
  watchForMissingCode(draw)
  keepPlace(router)
  bringTypedTextBack()
  fetchOnSign(reads)
}
