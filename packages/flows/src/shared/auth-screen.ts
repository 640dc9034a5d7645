/** A sign-in's texts, target and session lifetime depend on the screen where it started. */
export type AuthScreen = 'signUp' | 'signIn'
