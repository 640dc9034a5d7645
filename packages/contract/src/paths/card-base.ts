/** Base address of the card call; `VITE_CARD_API_BASE_URL` replaces it. */
export const cardBase = 'http://localhost:2117'
