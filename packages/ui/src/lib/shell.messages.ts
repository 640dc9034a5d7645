/** The messages that all pages share: the product's name, the close button of a dialog, a player's picture. */
export const shellMessages = {
  /** If a host overrides it, text replaces the drawn logo. */
  product: 'Meridian 2117',
  /** For a screen reader, while a whole page loads. */
  loading: 'Loading',
  closeDialog: 'Close dialog',
  /** For a screen reader, as the name of the region of toasts. */
  toasts: 'Notifications',
  closeToast: 'Close toast',
  avatarOf: (name: string) => `Avatar of ${name}`,
  noAvatar: (name: string) => `${name} has no picture`,
} as const
