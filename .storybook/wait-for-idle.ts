import { waitFor } from 'storybook/test'
import { arePicturesThere, hurryPictures } from '../test/pictures-there.ts'

/** Changes that go on for longer are intended. */
const rounds = 30

/**
 * Waits until a story stands as it will be compared: its pictures have come, those far down the page, too, and nothing
 * more is put into it or taken away. A play may end while the page that it led to is still filling.
 */
export async function waitForIdle(): Promise<void> {
  let changed = true
  const observer = new MutationObserver(() => (changed = true))
  observer.observe(document.body, { childList: true, subtree: true })
  try {
    for (let round = 0; changed && round < rounds; round += 1) {
      await waitFor(() => {
        // Some are drawn while others are waited for.
        hurryPictures()
        if (!arePicturesThere()) throw new Error('A picture never arrived')
      })
      changed = false
      // Come is not drawn yet. Pictures are not asked themselves: one that leaves the page meanwhile never answers.
      await allDrawn()
    }
  } finally {
    observer.disconnect()
  }
}

/** Ends once what has come is drawn, and nothing is left to do: a long list is drawn in slices. */
const allDrawn = (): Promise<void> =>
  new Promise((done) => {
    // The frame after the next shows what the last one changed. Asked before them, an idle page is slow to say that it is.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1000 })),
    )
  })
