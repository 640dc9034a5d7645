/** The base address of card calls unless `VITE_CARD_API_BASE_URL` is set. */
export const cardBase = 'http://localhost:2117'
