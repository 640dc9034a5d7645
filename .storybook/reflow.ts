import { page } from 'vitest/browser'
import { waitForIdle } from './wait-for-idle.ts'

/** Fails a story if it or its dialog scrolls sideways in a window of 320 × 256 px, as at 400 % zoom. */
export async function checkReflow(): Promise<void> {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 256)
  await waitForIdle()
  const tooWide = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth }) => `${tagName} of ${scrollWidth} px`)
  await page.viewport(innerWidth, innerHeight)
  if (tooWide.length > 0) throw new Error(`Wider than a window of 320 px: ${tooWide.join(', ')}`)
}
