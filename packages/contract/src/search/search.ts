/** Characters; a shorter text is not searched for. */
export const searchMinimum = 2

/** Milliseconds after which the same text is searched again. */
export const searchPauseMs = 300

/** Returns whether a text is long enough to search for. */
export const isSearchable = (text: string): boolean => text.length >= searchMinimum

/**
 * Normalizes a search text, so that every keyboard finds the same titles. It unifies full-width characters, decomposed
 * accents, wide spaces and curly apostrophes.
 */
export const searchedText = (typed: string): string =>
  typed
    .replace(/[\u2018\u2019\u201b\u02bb\u02bc\u00b4\u2032`]/g, "'")
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

/** Prepares a text for comparison with a search; lower case, by the rules of no language. */
export const foldedText = (text: string): string => searchedText(text).toLowerCase()
