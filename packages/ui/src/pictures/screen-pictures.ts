import { picturePath, type PictureFamily } from './pictures.ts'

/** A picture that belongs to a screen. */
export interface ScreenPicture {
  /** The picture's address, for `Picture`. */
  src: string
  /** Describes the picture. */
  alt: string
}

const picture = (family: PictureFamily, name: string, alt: string): ScreenPicture => ({
  src: picturePath(family, name),
  alt,
})

/** The pictures of screens that have a text alternative; decorative ones are in `heroPictures`. */
export const screenPictures = {
  story: picture(
    'heroes',
    'story',
    'Five travellers with lamps cross a ruined square towards a Gate that glows for the first time.',
  ),
  odyssey: picture(
    'fronts',
    'odyssey',
    'Two hooded stone giants flank a stair to a floating violet crystal; a small traveller with a lamp stands at its foot.',
  ),
  slipstream: picture(
    'fronts',
    'slipstream',
    'A red hover racer leans into a wet night track under red light arches, two rivals behind it and a low sun ahead.',
  ),
  dominion: picture(
    'fronts',
    'dominion',
    'A fortress with teal beacons and banners rises from fog full of lantern-lit ranks; a commander watches from a ridge.',
  ),
  notFound: picture(
    'graphics',
    'not-found',
    'A tiny traveller with a lamp faces a huge dead ring on a foggy plain; one segment still flickers cyan.',
  ),
} as const satisfies Record<string, ScreenPicture>

/** The film that is made in `art/`: two encodings, of which a browser plays the one it can, captions and a first picture. */
export const trailer = {
  title: 'Meridian 2117: the film',
  webm: '/film/trailer.webm',
  mp4: '/film/trailer.mp4',
  captions: '/film/trailer.vtt',
  poster: '/film/trailer-poster.webp',
  /** The size of the film and its poster, in px. */
  width: 1280,
  height: 720,
} as const
