/** The messages of pages of many kinds: the product's name, the corner of a dialog, a player's picture. */
export const shellMessages = {
  /** Under another name the drawn one gives way to text. */
  product: 'Meridian 2117',
  /** For a screen reader, while a whole page is on its way. */
  loading: 'Loading',
  closeDialog: 'Close dialog',
  /** For a screen reader, as the name of the place where toasts appear. */
  toasts: 'Notifications',
  closeToast: 'Close toast',
  avatarOf: (name: string) => `Avatar of ${name}`,
  noAvatar: (name: string) => `${name} has no picture`,
} as const
