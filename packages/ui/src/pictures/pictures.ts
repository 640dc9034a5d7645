/**
 * The pictures this project makes itself: which families there are, how large they are, and how their files are
 * called. `<picture>` elements and the scripts in `art/` read it here.
 */

/** The size of a picture and the widths of its files. */
export interface PictureShape {
  /** The picture's own size in px. */
  width: number
  height: number
  /** The widths its files come in, in px, smallest first; the last is the picture's own. */
  widths: readonly number[]
}

/** The shape of each family's pictures, unless {@link pictureShape} makes an exception. */
const families = {
  /** Collectibles on the dark stage. */
  collectibles: { width: 960, height: 800, widths: [320, 480, 640, 960] },
  /** Land, always from the same corner of the sky. */
  parcels: { width: 960, height: 800, widths: [320, 480, 640, 960] },
  /** The three games. */
  fronts: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  /** Banners across a page. */
  heroes: { width: 2240, height: 735, widths: [768, 1280, 1920, 2240] },
  /** The people of the team. */
  portraits: { width: 640, height: 640, widths: [160, 320, 640] },
  /** Pictures of a state, such as a page that is not found. */
  graphics: { width: 1200, height: 800, widths: [480, 800, 1200] },
} as const satisfies Record<string, PictureShape>

/** The subject of a picture; also the folder of its files. */
export type PictureFamily = keyof typeof families

/** Every family, in the order in which they are declared. */
export const pictureFamilies = Object.keys(families) as readonly PictureFamily[]

/** Pictures of another size than their family's, by family and name. */
const exceptions: Readonly<Record<string, PictureShape>> = {
  'heroes/funnel-hero': { width: 1920, height: 800, widths: [768, 1280, 1920] },
  'heroes/about-hero': { width: 1920, height: 640, widths: [768, 1280, 1920] },
  'heroes/profile-hero': { width: 1920, height: 400, widths: [768, 1280, 1920] },
  'heroes/market-hero': { width: 1920, height: 560, widths: [768, 1280, 1920] },
  'heroes/story': { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  'graphics/instant-sell': { width: 960, height: 800, widths: [320, 480, 640, 960] },
}

/** A picture called `<other picture>-phone` is the upright picture that replaces it on a phone. */
const phoneShape: PictureShape = { width: 1080, height: 1350, widths: [480, 780, 1080] }

/** Returns `true` for the upright crop of another picture, for phones. */
export const isPhoneCrop = (name: string): boolean => name.endsWith('-phone')

/** Returns the shape of a picture. */
export const pictureShape = (family: PictureFamily, name: string): PictureShape =>
  isPhoneCrop(name) ? phoneShape : (exceptions[`${family}/${name}`] ?? families[family])

/** The formats of every picture; a browser uses the first that it supports. */
export type PictureFormat = 'avif' | 'webp'

/** The address of one file of a picture. */
export const pictureFile = (
  family: PictureFamily,
  name: string,
  width: number,
  format: PictureFormat,
): string => `/pictures/${family}/${name}-${width}.${format}`

/** A picture's address as items and screens hold it: its largest file, in the format that every browser reads. */
export const picturePath = (family: PictureFamily, name: string): string =>
  pictureFile(family, name, pictureShape(family, name).width, 'webp')

/** The parts of a picture's address. */
export interface OwnPicture extends PictureShape {
  family: PictureFamily
  name: string
}

/** Parses the address of {@link picturePath}; `undefined` for any other. */
export function parsePicture(src: string): OwnPicture | undefined {
  const [, family, name, width] = /^\/pictures\/([a-z]+)\/([a-z0-9-]+)-(\d+)\.webp$/.exec(src) ?? []
  if (family === undefined || name === undefined || !Object.hasOwn(families, family)) return undefined
  const pictureFamily = family as PictureFamily
  const shape = pictureShape(pictureFamily, name)
  return shape.width === Number(width) ? { family: pictureFamily, name, ...shape } : undefined
}

/** All files of a picture in one format, as a `srcset`; `servedAt` maps each address to the host's. */
export const pictureSources = (
  { family, name, widths }: OwnPicture,
  format: PictureFormat,
  servedAt = (file: string) => file,
): string =>
  widths.map((width) => `${servedAt(pictureFile(family, name, width, format))} ${width}w`).join(', ')

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

/** The files of one of our own pictures, for `PicturesProvider`; `undefined` for any other. */
export function ownPictureFiles(src: string, servedAt?: (file: string) => string): PictureFiles | undefined {
  const picture = parsePicture(src)
  return (
    picture && {
      width: picture.width,
      height: picture.height,
      avif: pictureSources(picture, 'avif', servedAt),
      webp: pictureSources(picture, 'webp', servedAt),
    }
  )
}
