/** The most entries that one page of a list holds. */
export const pageLimit = 200

/** Rows that an activity table shows at most. */
export const activityRows = 5
