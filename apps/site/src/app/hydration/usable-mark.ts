/** A hydrated page sets this performance mark, which the bench reads. */
export const usableMark = 'usable'
