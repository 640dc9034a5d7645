/** The notice of a newer version of the site. */
export const reloadNoticeMessages = {
  newVersion: 'A new version is here',
  newVersionNote: 'This page needs it to go on. What you have typed stays, but for passwords.',
  reload: 'Reload',
} as const
