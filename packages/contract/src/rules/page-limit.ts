/** The most entries that one page of a list holds. */
export const pageLimit = 200

/** The longest text that a market is filtered by, in characters. */
export const findLimit = 100
