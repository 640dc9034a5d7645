/** The seller of items that no player sells. */
export const sellerName = 'Meridian Vault'
