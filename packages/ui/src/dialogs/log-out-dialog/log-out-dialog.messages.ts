/** The question before a session ends. */
export const logOutMessages = {
  title: 'Confirm Logout',
  question: 'Are you sure you want to log out?',
  cancel: 'Cancel',
  logOut: 'Logout',
} as const
