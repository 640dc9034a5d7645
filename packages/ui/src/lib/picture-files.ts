/** The files of a picture that is served in several widths and formats. */
export interface PictureFiles {
  /** The width of the largest file in px. */
  width: number
  /** Its height in px. */
  height: number
  /** Its AVIF files, as a `srcset` lists them. */
  avif: string
  /** Its WebP files, as a `srcset` lists them. */
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
