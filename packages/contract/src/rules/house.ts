/** The house that owns and sells what no player does (a hard-coded owner). */
export const houseName = 'Meridian Vault'
