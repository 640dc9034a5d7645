/** A seeded generator (mulberry32): the same seed always gives the same picture. Returns numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A smooth height between -1 and 1 over the plane, from a few turned sine waves; `seed` shifts them. */
export function ripple(x: number, y: number, seed: number): number {
  return (
    (Math.sin(x * 3.1 + y * 1.7 + seed) +
      0.6 * Math.sin(x * -4.3 + y * 5.9 + seed * 2.3) +
      0.4 * Math.sin(x * 9.7 + y * 8.1 + seed * 3.7)) /
    2
  )
}
