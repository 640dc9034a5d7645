/** A list that has no answer for ten seconds. The list's own message names it. */
export const loadingNoteMessages = {
  unanswered: 'The server has not answered yet. The page keeps asking.',
} as const
