import { linkMail } from './link-mail.ts'
import type { Mail } from './smtp-mail.ts'

/** Writes the mail with the link that confirms an e-mail. `isCurrent` tells the account's e-mail from another one. */
export const emailMail = (to: string, link: string, isCurrent: boolean): Mail =>
  linkMail(to, link, {
    subject: 'Confirm your e-mail for Meridian 2117',
    heading: 'Confirm your e-mail',
    lead: isCurrent
      ? 'Please confirm that this is the e-mail of your Meridian 2117 account.'
      : 'Please confirm that this shall be the e-mail of your Meridian 2117 account.',
    button: 'Confirm this e-mail',
    rules:
      'The link works for an hour, and opening it does nothing by itself: you confirm there, signed in to that account. If you did not ask for it, ignore this mail. Somebody else has written your e-mail into an account of theirs, and cannot confirm it.',
  })

/** Writes the mail to an e-mail that has an account of its own; `resetLink` leads to the page for a new password. */
export const takenEmailMail = (to: string, resetLink: string): Mail =>
  linkMail(to, resetLink, {
    subject: 'Your e-mail has a Meridian 2117 account',
    heading: 'You have an account already',
    lead: 'Somebody, hopefully you, wanted this e-mail for another Meridian 2117 account. It has an account of its own already: sign in there, or set a new password for it.',
    button: 'Set a new password',
    rules: 'Nothing has changed. If it was not you, ignore this mail.',
  })

/** Writes the mail to the e-mail that an operator has given to an account; `resetLink` is as above. */
export const givenEmailMail = (to: string, resetLink: string): Mail =>
  linkMail(to, resetLink, {
    subject: 'Your Meridian 2117 account has this e-mail now',
    heading: 'Your account',
    lead: 'We have made this the e-mail of your Meridian 2117 account. Its password, its other ways in and its sessions have ended. What you own is still yours.',
    button: 'Set a new password',
    rules:
      'Ask there for a link to a new password, and sign in with it. Then link your other ways in again on Edit Profile.',
  })
