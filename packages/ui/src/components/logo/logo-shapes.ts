/*
 * The strokes of the logo, drawn once: the component, the favicons and the share cards are made of them.
 * Everything stands on a 48 by 48 field.
 */

/** The Gate's outer ring, in dashes. */
export const outerRing = { radius: 20.5, dashes: '6 4', dashOffset: -2, dashUnits: 120, width: 1.75 } as const

/** The tick at the top of the ring; the other eleven are it, turned. */
export const topTick = 'M24 1v5'

/** The inner ring, open at its foot, and the meridian that comes through it. */
export const innerRing = 'M18 35.5a13 13 0 1 1 12 0'
export const meridianLine = 'M24 22v17'

interface Letter {
  path: string
  /** Units of its own grid: 28 high. */
  width: number
}

const letters: Record<string, Letter> = {
  M: { path: 'M0 28V0l11 13L22 0v28', width: 22 },
  E: { path: 'M18 0H4L0 4v20l4 4h14M0 14h14', width: 18 },
  R: { path: 'M0 28V0h14l4 4v8l-4 4H0M9 16l9 12', width: 18 },
  I: { path: 'M0 0v28', width: 0 },
  D: { path: 'M0 0h12l7 7v14l-7 7H0z', width: 19 },
  A: { path: 'M0 28V7l7-7h6l7 7v21M0 18h20', width: 20 },
  N: { path: 'M0 28V0l20 28V0', width: 20 },
  '2': { path: 'M0 0h14l4 4v6l-4 4H4l-4 4v10h18', width: 18 },
  '1': { path: 'M0 6l7-6v28', width: 7 },
  '7': { path: 'M0 0h18L6 28', width: 18 },
}

const letterGap = 11
const wordGap = 24

export interface PlacedLetter {
  key: string
  path: string
  /** Units from the left edge. */
  x: number
  /** The year stands in the light of the Gate. */
  year: boolean
}

function setWords(...words: readonly string[]): { letters: PlacedLetter[]; width: number } {
  const placed: PlacedLetter[] = []
  let x = 0
  for (const [word, text] of words.entries()) {
    if (word > 0) x += wordGap - letterGap
    for (const sign of text) {
      const letter = letters[sign]
      if (!letter) throw new Error(`The wordmark has no letter ${sign}`)
      placed.push({ key: `${placed.length}${sign}`, path: letter.path, x, year: word > 0 })
      x += letter.width + letterGap
    }
  }
  return { letters: placed, width: x - letterGap }
}

/** MERIDIAN 2117 as strokes of our own: 28 units high, drawn with a line of 4. */
export const wordmark = { ...setWords('MERIDIAN', '2117'), height: 28, stroke: 4 }
