import { waitFor } from 'storybook/test'
import { arePicturesThere, hurryPictures } from '../test/pictures-there.ts'

/** The number of rounds after which continuing changes count as intended. */
const rounds = 30

/**
 * Waits until all pictures of a story have loaded and its DOM no longer changes, so that it can be compared. A play may
 * end while the page that it opened is still loading.
 */
export async function waitForIdle(): Promise<void> {
  let changed = true
  const observer = new MutationObserver(() => (changed = true))
  observer.observe(document.body, { childList: true, subtree: true })
  try {
    for (let round = 0; changed && round < rounds; round += 1) {
      await waitFor(() => {
        // Some pictures mount while others load.
        hurryPictures()
        if (!arePicturesThere()) throw new Error('A picture did not load')
      })
      changed = false
      // A loaded picture is not painted yet. `decode` would never settle for a picture that leaves the page.
      await painted()
    }
  } finally {
    observer.disconnect()
  }
}

/** Resolves once everything is painted and the page is idle: a long list renders in slices. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    // The frame after the next shows the last change. An idle callback before them would come late.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Safari has none.
        if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 })
        else setTimeout(done)
      }),
    )
  })
