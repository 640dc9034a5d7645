/** The media query of the pictures for phones. */
export const phoneMedia = '(width < 40rem)'

/** The `sizes` of a picture for phones. It fills a high banner, which crops the sides. */
export const phoneSizes = '130vw'
