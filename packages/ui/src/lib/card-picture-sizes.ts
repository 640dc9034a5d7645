/** The `sizes` of a picture in a card: two cards in a row, four from laptops up. */
export const cardPictureSizes = '(width < 64rem) 50vw, (width < 80rem) 25vw, 19rem'
