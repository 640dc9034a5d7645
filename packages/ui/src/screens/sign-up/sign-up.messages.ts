/** Create an account. Its fields are in `account-form`. */
export const signUpMessages = {
  title: 'Create Account',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  signUp: 'Sign Up',
} as const
