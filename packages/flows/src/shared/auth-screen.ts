/** The screen on which a way in was chosen: what it is called, where it leads and how long it lasts differ. */
export type AuthScreen = 'signUp' | 'signIn'
