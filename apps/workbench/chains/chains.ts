/** A scene of a chain: a state of a machine, or another story, by its title and its name in its id. */
export type Scene =
  | { machine: string; state: string; caption?: string; height?: number }
  | { title: string; story: string; caption?: string; height?: number }

/** A path through the product, screen by screen. */
export interface Chain {
  title: string
  /** The chapter of the product’s description. */
  described: string
  scenes: readonly Scene[]
  /** The scenes on a phone, if they differ. */
  phone?: readonly Scene[]
}

const of = (machine: string, state: string, caption?: string): Scene => ({
  machine,
  state,
  ...(caption && { caption }),
})
const at = (title: string, story: string, caption?: string): Scene => ({
  title,
  story,
  ...(caption && { caption }),
})
/** Gives a scene a window that is high enough for its subject. */
const high = (scene: Scene, height: number): Scene => ({ ...scene, height })

/** The chains that designers review from end to end, by their file's name. */
export const chains = {
  buying: {
    title: 'Buying a collectible',
    described: 'docs/product.md#buying',
    scenes: [
      at('Screens/Home', 'ready', 'Marketplace'),
      at('Screens/Market Overview', 'ready', 'Buy Now on a card'),
      of('buy', 'idle', 'Buy Now'),
      of('buy', 'reviewing', 'Buy Now'),
      of('buy', 'confirming', 'Confirm'),
      of('buy', 'checking', 'the server says available'),
      of('intentPayment', 'ready', 'Pay'),
      of('intentPayment', 'processing.confirming', 'the provider redirects back'),
      at('Flows/First Purchase', 'comes-back-paid', 'Profile, Activities'),
      at('Screens/Profile Activity', 'ready'),
    ],
  },
  payingByCard: {
    title: 'Paying by card',
    described: 'docs/product.md#card-page',
    scenes: [
      of('buy', 'idle', 'Buy With Card'),
      of('buy', 'checking', 'the server says available'),
      of('cardCharge', 'ready', 'Purchase Now'),
      of('cardCharge', 'charging', 'paid'),
      at('Screens/Request Succeeded', 'ready', 'Profile, Activities'),
      at('Screens/Profile Activity', 'ready'),
    ],
  },
  selling: {
    title: 'Instant Sell',
    described: 'docs/product.md#instant-sell',
    scenes: [
      high(of('sell', 'idle', 'Sell Now'), 1100),
      of('sell', 'choosingItem', 'Sell Now'),
      of('sell', 'choosingWallet', 'a wallet'),
      of('sell', 'connecting', 'Connect'),
      at('Flows/Selling', 'sells-on-a-desktop'),
    ],
    phone: [
      high(of('sell', 'idle', 'Sell Now'), 1260),
      of('sell', 'choosingItem', 'Sell Now'),
      of('walletPages', 'choosing', 'a wallet'),
      of('walletPages', 'connecting', 'the wallet answers'),
      of('walletPages', 'locked', 'Unblock'),
      of('walletPages', 'signing', 'Sign Message'),
      at('Flows/Selling', 'sells-on-a-phone'),
    ],
  },
  listing: {
    title: 'Listing an item',
    described: 'docs/product.md#listing-an-item',
    scenes: [
      of('listing', 'idle', 'List Now'),
      of('listing', 'reviewing', 'List Now'),
      of('listing', 'confirming', 'Confirm'),
      of('listing', 'choosingWallet', 'a wallet'),
      of('listing', 'connecting', 'Connect'),
      of('cancelListing', 'choosing', 'Cancel 1 Listing(s)'),
      of('cancelListing', 'confirming', 'Confirm'),
    ],
  },
  comingIn: {
    title: 'Coming in with a wallet',
    described: 'docs/product.md#wallet-sign-in',
    scenes: [
      at('Screens/Sign In', 'ready', 'MetaMask'),
      of('walletSignIn', 'choosing', 'a wallet'),
      of('walletSignIn', 'connecting', 'the wallet shares an account'),
      of('walletSignIn', 'signing', 'the wallet signs'),
      of('walletSignIn', 'entering', 'the server signs the player in'),
      at('Screens/Profile Items', 'collectible'),
    ],
  },
} as const satisfies Record<string, Chain>
