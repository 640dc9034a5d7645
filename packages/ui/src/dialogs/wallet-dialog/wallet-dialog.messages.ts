/** The dialog over an account screen while a wallet's sign-in waits for the player. */
export const walletDialogMessages = {
  choosing: 'Connect Wallet',
  connecting: 'Connecting Wallet',
  signing: 'Sign Message',
  choosingNote: 'Several wallets are installed. Which one do you come in with?',
  connectingNote: (wallet: string) =>
    `Open ${wallet}, unlock it if it is locked, and share an account with this site.`,
  signingNote: (wallet: string) =>
    `${wallet} asks you to sign a message. It costs nothing and moves nothing.`,
  cancel: 'Cancel',
} as const
