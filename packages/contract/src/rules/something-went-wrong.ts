/** The one of the messages that a page may have to say before the others have come: by itself it weighs nothing. */
export const somethingWentWrong = 'Something went wrong'
