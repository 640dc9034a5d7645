/** The shortest text that is searched for, in characters: more than 1. */
export const searchMinimum = 2

/** Milliseconds after which the same text is searched again. */
export const searchPauseMs = 300

/** The input is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.length >= searchMinimum

/**
 * Normalizes a search text, so that every keyboard finds the same titles: full-width characters, decomposed accents,
 * wide spaces and curly apostrophes.
 */
export const searchedText = (typed: string): string =>
  typed
    .replace(/[\u2018\u2019\u201b\u02bb\u02bc\u00b4\u2032`]/g, "'")
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

/** The form in which texts are compared with a search: its case is that of no language. */
export const foldedText = (text: string): string => searchedText(text).toLowerCase()
