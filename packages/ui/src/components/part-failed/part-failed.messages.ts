/** A part of a page whose code did not come. Each part says which one it is. */
export const partFailedMessages = {
  tryAgain: 'Try again',
} as const
