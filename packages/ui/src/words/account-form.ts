/** What the forms of signing up and signing in share, and what stands beside them (Spec 2, Auth screens). */
export const accountFormWords = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  /** For a screen reader, as the name of the buttons under the form. */
  otherWays: 'Other ways to continue',
  orContinueWith: 'or continue with',
  metamask: 'MetaMask',
  google: 'Google',
  discord: 'Discord',
  /** On the picture of wide screens. */
  slogan: 'Own what survives the gate',
} as const
