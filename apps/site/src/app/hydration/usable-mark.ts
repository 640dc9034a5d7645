/** What the browser's timeline calls the moment from which a page answers; the bench reads it. */
export const usableMark = 'usable'
