import axios from 'axios' // refused: no-restricted-imports

export const leak = axios
