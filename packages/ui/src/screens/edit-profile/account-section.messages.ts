/** The section Account of Edit Profile. */
export const accountMessages = {
  account: 'Account',
  /** For a screen reader, while the account loads. */
  loading: 'Loading your account',

  email: 'Email',
  noEmail: 'None. An email lets you set a password.',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  sendLink: 'Send a link',
  sendLinkTo: (email: string) => `Send a link to confirm ${email}`,
  change: 'Change',
  changeEmail: 'Change email',
  add: 'Add',
  addEmail: 'Add an email',

  ways: 'Ways to sign in',
  waysNote:
    'Each way signs you in to this account. Linking one leaves the others as they are, and a mail tells you of it.',
  linked: 'Linked',
  notLinked: 'Not linked',
  onlyWay: 'Linked. Your only way in: link another one before you unlink it.',
  passwordByMail: 'Not linked. A mail brings you a link to a password.',
  passwordNeedsEmail: 'Not linked. It needs an email that you have confirmed.',
  link: 'Link',
  linkWay: (way: string) => `Link ${way}`,
  unlink: 'Unlink',
  unlinkWay: (way: string) => `Unlink ${way}`,

  signOutEverywhere: 'Sign out everywhere',
  signOutNote: 'Ends your sessions elsewhere. You stay signed in here.',
  export: 'Export my data',
  exportNote: 'Saves a file with everything that we hold of you.',
  delete: 'Delete my account',
  deleteNote: 'Erases you from this site. It cannot be undone.',
} as const
