/** Runs in a page: ends once what has come is drawn, and nothing is left to do: a long list is drawn in slices. */
export const allDrawn = (): Promise<void> =>
  new Promise((done) => {
    // The frame after the next shows what the last one changed. Asked before them, an idle page is slow to say that it is.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1000 })),
    )
  })
