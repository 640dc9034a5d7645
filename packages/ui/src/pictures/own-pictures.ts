import { parsePicture, pictureSources } from './pictures.ts'
import type { PictureFiles } from '../lib/picture-files.ts'
import { publicFile } from '../lib/public-files.ts'

/** The files of one of our own pictures, for `registerPictureFiles`. */
export function ownPictureFiles(src: string): PictureFiles | undefined {
  const own = parsePicture(src)
  return (
    own && {
      width: own.width,
      height: own.height,
      avif: pictureSources(own, 'avif', publicFile),
      webp: pictureSources(own, 'webp', publicFile),
    }
  )
}
