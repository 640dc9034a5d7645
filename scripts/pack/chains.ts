const screens = (...names: string[]) => names.map((name) => `screens/${name}`)

/** A host uses these entries of ui together, so each chain has its own style sheet. */
export const chains = {
  buy: [
    ...screens('buy-collectible', 'buy-land', 'stripe-payment', 'card-payment'),
    ...screens('request-succeeded', 'request-failed'),
    'dialogs/buy',
    'components/toast-host',
  ],
  list: [...screens('profile-items', 'profile-listings'), 'dialogs/list', 'components/toast-host'],
  sell: ['dialogs/sell', 'components/toast-host'],
} as const

export type ChainName = keyof typeof chains
