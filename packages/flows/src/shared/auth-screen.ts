/**
 * The screen where a player proves an identity. Its texts, target and session lifetime depend on it. `editProfile` links
 * the identity to the signed-in account.
 */
export type AuthScreen = 'signUp' | 'signIn' | 'editProfile'
