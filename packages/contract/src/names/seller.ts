/** Shown as the seller of an item that no player sells. */
export const sellerName = 'Meridian Vault'
