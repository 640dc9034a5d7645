/** The house that owns and sells what no player does (Spec 2, Buy NFA detail: a hard-coded owner). */
export const houseName = 'Meridian Vault'
