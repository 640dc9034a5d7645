/** The dialog that asks before it ends a session. */
export const logOutMessages = {
  title: 'Confirm Logout',
  question: 'Are you sure you want to log out?',
  cancel: 'Cancel',
  logOut: 'Logout',
} as const
