/** Shown as the buyer of what an erased player has bought. */
export const formerPlayer = 'A former player'
