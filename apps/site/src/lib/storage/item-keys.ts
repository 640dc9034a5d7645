/** The key of the items that a player has saved for later. */
export const savedItemsKey = 'savedItems'

/** The key of the items that were looked at, which a player who logs out leaves to nobody. */
export const recentlySeenKey = 'recentlySeen'
