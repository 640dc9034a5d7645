/** The media query of the pictures for phones. */
export const phoneMedia = '(width < 40rem)'

/** The `sizes` of a picture for phones. It fills a high banner, which crops the sides. */
export const phoneSizes = '130vw'

/** The `sizes` of a picture in a card: two cards in a row, four from laptops up. */
export const cardPictureSizes = '(width < 64rem) 50vw, (width < 80rem) 25vw, 19rem'
