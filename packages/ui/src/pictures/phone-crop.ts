/** Where the picture for phones takes over, and where the other one does, as media queries. */
export const phoneMedia = '(width < 40rem)'

/** Where a picture for phones gives way to the wide one. */
export const widerMedia = '(width >= 40rem)'

/** How wide the picture for phones is drawn: it fills a high banner, which cuts off its sides. */
export const phoneSizes = '130vw'
