import { createContext, use } from 'react'
import type { PictureFiles } from './pictures.ts'

/** A host serves pictures and films by these settings. */
export interface PictureSettings {
  /**
   * Returns the files of a picture, with the addresses of `publicFile`.
   *
   * @default a picture is one file
   */
  filesOf?: (src: string, publicFile: (address: string) => string) => PictureFiles | undefined
  /**
   * Returns the CSS image behind a loading picture.
   *
   * @default none
   */
  placeholderOf?: (src: string) => string | undefined
  /**
   * The folder in which pictures and films lie, such as `/shop`.
   *
   * @default the root
   */
  folder?: string
}

const PicturesContext = createContext<PictureSettings>({})

/** Says how the host serves pictures: `<PicturesProvider value={{ folder: '/shop' }}>`. Pass the same value on each render. */
export const PicturesProvider = PicturesContext.Provider

/** Returns the host's addresses and files of pictures. */
export function usePictures() {
  const { filesOf, placeholderOf, folder = '' } = use(PicturesContext)
  /** Returns the host's address of a picture or film; one of another origin is returned unchanged. */
  const publicFile = (address: string) => (/^\/(?!\/)/.test(address) ? folder + address : address)
  return {
    publicFile,
    filesOf: (src: string) => filesOf?.(src, publicFile),
    placeholderOf: (src: string) => placeholderOf?.(src),
  }
}
