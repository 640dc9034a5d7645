/** The labels of the overlay spinner, for a screen reader. */
export const waitingMessages = {
  signIn: 'Signing you in',
  signUp: 'Creating your account',
  mail: 'Sending the email',
  newPassword: 'Setting your new password',
  profile: 'Saving your profile',
  link: 'Linking it to your account',
} as const
