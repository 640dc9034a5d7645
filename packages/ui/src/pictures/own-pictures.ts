import { parsePicture, pictureSources } from './pictures.ts'
import type { PictureFiles } from './picture-files.ts'
import { publicFile } from './public-files.ts'

/** The files of one of our own pictures, for `registerPictureFiles`. */
export function ownPictureFiles(src: string): PictureFiles | undefined {
  const picture = parsePicture(src)
  return (
    picture && {
      width: picture.width,
      height: picture.height,
      avif: pictureSources(picture, 'avif', publicFile),
      webp: pictureSources(picture, 'webp', publicFile),
    }
  )
}
