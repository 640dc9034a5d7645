window.close() // refused: TS2304
process.exit() // refused: TS2591
export const allowed = new Map([[1, 'one']])
