/** Log in. Its fields are in `account-form`. */
export const signInMessages = {
  title: 'Welcome Back!',
  newHere: 'New to Meridian 2117?',
  signUp: 'Sign Up',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
} as const
