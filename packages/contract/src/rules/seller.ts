/** The seller of whatever no player sells. */
export const sellerName = 'Meridian Vault'
