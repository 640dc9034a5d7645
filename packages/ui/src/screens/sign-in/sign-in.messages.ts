/** Log in. The messages of its fields are in `auth-page`. */
export const signInMessages = {
  title: 'Welcome Back!',
  newHere: 'New to Meridian 2117?',
  signUp: 'Sign Up',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
} as const
