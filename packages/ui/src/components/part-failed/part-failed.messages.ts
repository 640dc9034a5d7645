/** A part of a page whose code did not load. The part's own message names it. */
export const partFailedMessages = {
  tryAgain: 'Try again',
} as const
