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
