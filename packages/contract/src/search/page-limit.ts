/** Limits the entries on one page of a list. */
export const pageLimit = 200

/** Limits the rows of an activity table. */
export const activityRows = 5
