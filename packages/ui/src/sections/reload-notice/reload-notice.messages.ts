/** The notice of a newer version of the site, or of a page that has arrived incomplete. */
export const reloadNoticeMessages = {
  newVersion: 'A new version is here',
  newVersionNote: 'This page needs it to go on. A reload clears what you have typed.',
  newVersionOffer: 'Reload when it suits you.',
  incomplete: 'This page cannot start',
  incompleteNote: 'Some of it did not arrive. A reload may help.',
  reload: 'Reload',
  later: 'Later',
} as const
