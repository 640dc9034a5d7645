import type { WayIn } from '@meridian-2117/contract/names/ways-in'

/** Names the ways in, in the section Account and in its dialog. */
export const wayMessages = {
  password: 'Email and password',
  google: 'Google',
  discord: 'Discord',
  wallet: 'Wallet',
} as const satisfies Record<WayIn, string>

/** The dialog that changes the account. */
export const accountDialogMessages = {
  cancel: 'Cancel',
  close: 'Close',
  password: 'Current Password',

  unlinkTitle: (way: string) => `Unlink ${way}`,
  unlinkNote: 'It no longer signs you in. The other ways stay, and so does all that you own.',
  unlink: 'Unlink',

  emailTitle: 'Change email',
  emailNote: 'A link goes to the new address. Nothing changes until you open it and confirm.',
  newEmail: 'New Email',
  sendLink: 'Send the link',

  deleteTitle: 'Delete your account',
  deleteNote: 'It is gone at once, and nobody can bring it back.',
  goes: 'What goes',
  goesNote: 'Your email, name, bio, picture, saved items and all ways to sign in.',
  stays: 'What stays',
  staysNote: 'Purchases and payments, without your name: the books must be kept.',
  delete: 'Delete',

  mailedTitle: 'Check your inbox',
  mailed: (email: string) =>
    `A link went to ${email}. It works for an hour. Nothing changes until you open it and confirm.`,

  signInTitle: 'Sign in again',
  signInNote: 'Your last sign-in is a while ago. Sign in once more, and you come back to this page.',
  signIn: 'Sign in again',
} as const
