/** Where the card call goes unless `VITE_CARD_API_BASE_URL` names another place. */
export const cardBase = 'http://localhost:2117'
