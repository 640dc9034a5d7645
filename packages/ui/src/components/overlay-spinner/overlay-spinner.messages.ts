/** What is waited for while the overlay spinner covers a page, for a screen reader. */
export const waitingMessages = {
  signIn: 'Signing you in',
  signUp: 'Creating your account',
  mail: 'Sending the email',
  newPassword: 'Setting your new password',
  profile: 'Saving your profile',
} as const
