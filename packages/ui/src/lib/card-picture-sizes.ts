/** How wide the picture of a card in a grid is shown: two cards in a row, from laptops up four. */
export const cardPictureSizes = '(width < 64rem) 50vw, (width < 80rem) 25vw, 19rem'
