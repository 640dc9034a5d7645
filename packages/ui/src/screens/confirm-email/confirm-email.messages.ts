/** The page of a mailed link that confirms an e-mail. */
export const confirmEmailMessages = {
  title: 'Confirm your e-mail',
  note: 'The address that got this link becomes the confirmed one of your account. Nothing has changed so far.',
  confirm: 'Confirm this e-mail',
  editProfile: 'Edit Profile',
  signInNote:
    'Sign in first, as the link works only for the player who asked for it. Then you come back here.',
  signIn: 'Sign In',
} as const
