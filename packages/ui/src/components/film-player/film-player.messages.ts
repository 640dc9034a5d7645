/** The film player. */
export const filmMessages = {
  play: 'Play the film',
  failed: 'The film could not be loaded. Press play to try again.',
  /** The language of its captions. */
  captions: 'English',
} as const
