/** The screen on which a way in was chosen: what it is called, where it leads and how long it lasts differ (Spec 4 and 8). */
export type AuthScreen = 'signUp' | 'signIn'
