import {
  innerRing,
  meridianLine,
  outerRing,
  topTick,
  wordmark,
} from '../../packages/ui/src/components/logo/logo-shapes.ts'

/* The colours of theme.css that the logo uses; a file outside the page cannot read its variables. */
const ink = '#e8eef8'
const signal = '#4dd8ff'
const gate = '#ffab52'
export const ground = '#070a12'

const ticks = Array.from(
  { length: 12 },
  (_, index) =>
    `<path d="${topTick}" transform="rotate(${index * 30} 24 24)" stroke="${gate}" stroke-width="1.75" stroke-linecap="round"/>`,
).join('')

const rings =
  `<circle cx="24" cy="24" r="${outerRing.radius}" stroke="${signal}" stroke-width="${outerRing.width}" ` +
  `pathLength="${outerRing.dashUnits}" stroke-dasharray="${outerRing.dashes}" stroke-dashoffset="${outerRing.dashOffset}"/>` +
  ticks +
  `<path d="${innerRing}" stroke="${gate}" stroke-width="3.5" stroke-linecap="round"/>` +
  `<path d="${meridianLine}" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/>`

/** The mark alone, on nothing: 48 units square. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none">${rings}</svg>`

/**
 * The mark on a tile of the page's colour, for home screens. `margin` is the free border as a part of the side: a
 * maskable icon may lose a fifth on each side. `radius` rounds the tile's corners, also as a part of the side.
 */
export function tileSvg({ margin, radius }: { margin: number; radius: number }): string {
  const scale = 1 - 2 * margin
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none">` +
    `<rect width="48" height="48" rx="${48 * radius}" fill="${ground}"/>` +
    `<g transform="translate(${48 * margin} ${48 * margin}) scale(${scale})">${rings}</g></svg>`
  )
}

/** The mark for a tab: at 16 px only the inner ring and the meridian can be told apart, so only they are drawn. */
export const faviconSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none">` +
  `<rect width="32" height="32" rx="7" fill="${ground}"/>` +
  `<circle cx="16" cy="16" r="12.75" stroke="${signal}" stroke-width="2" pathLength="120" stroke-dasharray="6 4" stroke-dashoffset="-2"/>` +
  `<path d="M12.2 23a8 8 0 1 1 7.6 0" stroke="${gate}" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M16 15v9.5" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/></svg>`

/** MERIDIAN 2117 as strokes, on nothing. */
export const wordmarkSvg = (() => {
  const { width, height, stroke, letters } = wordmark
  const edge = stroke / 2
  const drawn = letters.map(
    ({ path, x, year }) => `<path d="${path}" transform="translate(${x})" stroke="${year ? gate : ink}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${width + stroke} ${height + stroke}" ` +
    `fill="none" stroke-width="${stroke}" stroke-linejoin="bevel">${drawn.join('')}</svg>`
  )
})()
