/** The shortest text that is searched for, in characters: more than 1. */
export const searchMinimum = 2

/** The pause in `ms` after which a text is asked for again. */
export const searchPauseMs = 300

/** The input is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.length >= searchMinimum

/**
 * The text that is searched for, in the one form of what different keyboards write for it: full-width signs and parted
 * accents become those of titles, and so do wide spaces and curly apostrophes.
 */
export const searchedText = (typed: string): string =>
  typed
    .replace(/[\u2018\u2019\u201b\u02bb\u02bc\u00b4\u2032`]/g, "'")
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
