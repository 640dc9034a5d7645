/** The wallet's pages; more messages of the first page are in `wallet-choice`. */
export const walletPageMessages = {
  connectTitle: 'Connect Wallet',
  connectLead: 'Choose the wallet that holds what you own.',
  connectingTitle: 'Connecting Wallet',
  connectingLead: 'Waiting for MetaMask.',
  chooseAnother: 'Choose another wallet',
  welcomeTitle: 'Welcome Back',
  welcomeLead: 'Your wallet is locked. Its password stays on this page.',
  password: 'Password',
  /** This spelling is on purpose (docs/product.md#oddities). */
  unblock: 'Unblock',
  forgotPassword: 'Forgot Password?',
  signTitle: 'Connecting to wallet',
  signLead: 'Meridian 2117 asks you to sign this message.',
  /** The text that the wallet signs. */
  message: 'I am the owner of this wallet, and I am signing in to Meridian 2117.',
  signNote: 'A signature costs nothing and moves nothing: it proves that the wallet is yours.',
  cancel: 'Cancel',
  sign: 'Sign Message',
} as const
