/** The dialog before a sign-in takes an account over. */
export const takeOverMessages = {
  title: 'You have an account already',
  cancel: 'Cancel',
  google: 'Go on with Google',
  discord: 'Go on with Discord',
} as const
