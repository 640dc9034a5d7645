/** Runs in a page: loads and decodes all its pictures, also those below the window. */
export function hurryPictures(): void {
  for (const picture of document.images) {
    // Set only on a change, or mutation observers of the page would fire.
    if (picture.loading !== 'eager') picture.loading = 'eager'
    if (picture.decoding !== 'sync') picture.decoding = 'sync'
  }
}

/** Runs in a page: returns whether each of its pictures has loaded or failed. */
export const arePicturesThere = (): boolean => [...document.images].every(({ complete }) => complete)
