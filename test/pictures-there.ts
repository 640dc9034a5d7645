/** Runs in a page: has all its pictures come, those far down, too, and be drawn as soon as they are there. */
export function hurryPictures(): void {
  for (const picture of document.images) {
    // Set only where it changes something: whoever waits for a change of the page would otherwise wait for this one.
    if (picture.loading !== 'eager') picture.loading = 'eager'
    if (picture.decoding !== 'sync') picture.decoding = 'sync'
  }
}

/** Runs in a page: whether each of its pictures has come or failed. */
export const arePicturesThere = (): boolean => [...document.images].every(({ complete }) => complete)
