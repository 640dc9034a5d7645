import { parsePicture } from './pictures.ts'
import { placeholderImages } from './placeholder-images.ts'

/** Returns the placeholder of one of our own pictures; for `PicturesProvider`. */
export function ownPlaceholder(src: string): string | undefined {
  const picture = parsePicture(src)
  const webp = picture && placeholderImages[`${picture.family}/${picture.name}`]
  return webp && `url(data:image/webp;base64,${webp})`
}
