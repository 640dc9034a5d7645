/** Runs in a page: has all its pictures come, those far down, too, and be drawn as soon as they are there. */
export function hurryPictures(): void {
  for (const picture of document.images) {
    picture.loading = 'eager'
    picture.decoding = 'sync'
  }
}

/** Runs in a page: whether each of its pictures has come or failed. */
export const arePicturesThere = (): boolean => [...document.images].every(({ complete }) => complete)
