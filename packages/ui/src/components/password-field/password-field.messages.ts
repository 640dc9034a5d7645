/** The password field. */
export const passwordMessages = {
  /** For a screen reader, as the name of the toggle. */
  show: 'Show password',
  hide: 'Hide password',
  /** Under the field of a new password. */
  length: (shortest: number, longest: number) => `${shortest} to ${longest} characters`,
} as const
