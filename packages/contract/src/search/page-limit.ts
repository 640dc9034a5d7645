/** Limits the entries on one page of a list. */
export const pageLimit = 200

/** Limits the rows of an activity table. */
export const activityRows = 5

/** Saved items of a browser and of a player. */
export const savedLimit = 500
