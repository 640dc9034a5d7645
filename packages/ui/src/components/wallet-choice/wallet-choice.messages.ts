/** The wallet at the end of selling and listing: choosing it and connecting it. */
export const walletChoiceMessages = {
  choose: 'Connect Wallet',
  total: 'Total',
  wallet: 'MetaMask',
  neverAsked: 'Meridian 2117 never asks for your seed phrase or private key. Whoever does is not us.',
  whatIsIt: 'What is a crypto wallet?',
  explained:
    'It keeps the keys to what you own and signs for you, in place of a password. Nothing leaves it without your word. If you have none yet, we recommend MetaMask.',
  connectTitle: 'Connect MetaMask',
  connectNote: 'MetaMask will show who asks. It moves nothing before you sign for it.',
  cancel: 'Cancel',
  connect: 'Connect',
} as const
