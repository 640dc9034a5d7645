/** The files of a picture that is served in several widths and formats. */
export interface PictureFiles {
  /** The width of the largest file in px. */
  width: number
  /** The picture's height in px. */
  height: number
  /** The picture's AVIF files, in the form of a `srcset`. */
  avif: string
  /** The picture's WebP files, in the form of a `srcset`. */
  webp: string
}

let find: (src: string) => PictureFiles | undefined = () => undefined
let findPlaceholder: (src: string) => string | undefined = () => undefined

/** Registers a lookup of the files of pictures, for later renders; a picture without an entry is one file. */
export function registerPictureFiles(filesOf: typeof find): void {
  find = filesOf
}

/** Registers a lookup of the CSS images behind loading pictures, for later renders. */
export function registerPlaceholders(placeholderOf: typeof findPlaceholder): void {
  findPlaceholder = placeholderOf
}

/** The registered files of a picture, if it has several. */
export const pictureFiles = (src: string): PictureFiles | undefined => find(src)

/** The registered placeholder of a picture. */
export const placeholder = (src: string): string | undefined => findPlaceholder(src)
