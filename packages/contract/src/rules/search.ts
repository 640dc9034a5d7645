/** The shortest text that is searched for, in characters: more than 1 (Spec 5). */
export const searchMinimum = 2

/** The pause in `ms` after which a text is asked for again (Spec 9). */
export const searchPauseMs = 300

/** The input is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.length >= searchMinimum
