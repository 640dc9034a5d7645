/** The messages that the sign-up and sign-in forms share, and those beside the forms. */
export const accountFormMessages = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  /** For a screen reader, as the name of the buttons under the form. */
  otherWays: 'Other ways to continue',
  orContinueWith: 'or continue with',
  metamask: 'MetaMask',
  google: 'Google',
  discord: 'Discord',
  openInWallet: 'Open this page in MetaMask',
  /** On the picture of wide screens. */
  slogan: 'Own what survives the gate',
} as const

/** The pages of a forgotten password: asking for the mail, and choosing a new one. */
export const newPasswordMessages = {
  forgotTitle: 'Forgotten Password',
  forgotLead: 'Enter your email address',
  email: 'Email',
  send: 'Send',
  /** Before and after the address that gets the mail. */
  sentBefore: 'If',
  sentAfter: 'belongs to an account, a link is on its way. It works once and for an hour.',
  resetTitle: 'Reset Password',
  resetLead: 'Enter your new password below',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  reset: 'Reset Password',
  linkEnds: 'A link works once and for an hour.',
  askAgain: 'Ask for a new one',
  backToLogin: 'Back to Login',
} as const
