/** A forgotten password: the mail that is asked for, and the new one (Spec 2, Auth screens). */
export const newPasswordWords = {
  forgotTitle: 'Forgotten Password',
  forgotLead: 'Enter your email address',
  email: 'Email',
  send: 'Send',
  /** Before and after the address that a mail was sent to. */
  sentBefore: 'If',
  sentAfter: 'belongs to an account, a link is on its way. It works once and for an hour.',
  resetTitle: 'Reset Password',
  resetLead: 'Enter your new password below',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  reset: 'Reset Password',
  linkEnds: 'A link works once and for an hour.',
  askAgain: 'Ask for a new one',
  backToLogin: 'Back to Login',
} as const
