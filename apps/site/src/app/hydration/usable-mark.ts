/** The performance mark set when a page is hydrated. The bench reads it. */
export const usableMark = 'usable'
