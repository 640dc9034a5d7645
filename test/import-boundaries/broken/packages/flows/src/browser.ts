window.close() // refused: TS2304
console.log('told') // refused: TS2584
setTimeout(() => {}, 1) // refused: TS2304 no-restricted-globals
document.title = 'Market' // refused: TS2584
export const allowed = structuredCloneOf({ at: new Date(0) })

function structuredCloneOf<T>(value: T): T {
  return value
}
