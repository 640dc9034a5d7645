/** The notice of a newer version of the site. */
export const reloadNoticeMessages = {
  newVersion: 'A new version is here',
  newVersionNote: 'This page needs it to go on. A reload clears what you have typed.',
  newVersionOffer: 'Reload when it suits you.',
  reload: 'Reload',
  later: 'Later',
} as const
