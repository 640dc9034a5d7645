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

/**
 * Characters that no search compares, as a class for JavaScript and PostgreSQL: spaces, punctuation, signs, and the
 * marks of letters. `~` and `+` are among them, letters and digits are not.
 */
export const unsearchedCharacters = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u206f\u20a0-\u20ff\u2190-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe2f]`

const unsearched = new RegExp(unsearchedCharacters, 'g')

/**
 * Prepares a text for comparison: letters and digits alone, without marks, width and case. The database's function
 * `folded_text` does the same, so letters beyond U+1FFF keep their case.
 */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0041-\u1fff]/g, (letter) => letter.toLowerCase())
    .replace(unsearched, '')

/** Returns the words of a search; a found text has each of them anywhere. */
export const searchedWords = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map(foldedText)
    .filter((word) => word !== '')
