/** The most entries that one page of a list holds. */
export const pageLimit = 200
