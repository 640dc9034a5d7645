/** Fails to load the card provider. */
export const noCards = () => Promise.reject(new Error('No card provider'))
