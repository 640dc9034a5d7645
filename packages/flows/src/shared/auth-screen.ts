/** The screen where a sign-in started; its texts, its target and the session's lifetime depend on it. */
export type AuthScreen = 'signUp' | 'signIn'
