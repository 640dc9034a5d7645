/** Create an account. The messages of its fields are in `auth-page`. */
export const signUpMessages = {
  title: 'Create Account',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  signUp: 'Sign Up',
  didYouMean: (email: string) => `Did you mean ${email}?`,
} as const
