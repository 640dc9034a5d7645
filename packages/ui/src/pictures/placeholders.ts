import { parsePicture } from './pictures.ts'
import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'
import { thumbhashes } from './thumbhashes.ts'

const decoded = new Map<string, string | undefined>()

/** The placeholder of one of our own pictures, each decoded once; for `registerPlaceholders`. */
export function ownPlaceholder(src: string): string | undefined {
  if (!decoded.has(src)) decoded.set(src, decode(src))
  return decoded.get(src)
}

/** Its width in px: the browser blurs it by stretching, and a page holds one for each picture. */
const placeholderWidth = 8

function decode(src: string): string | undefined {
  const picture = parsePicture(src)
  const hash = picture && thumbhashes[`${picture.family}/${picture.name}`]
  if (hash === undefined) return undefined
  const whole = thumbHashToRGBA(Uint8Array.from(atob(hash), (byte) => byte.charCodeAt(0)))
  const height = Math.round((placeholderWidth * whole.h) / whole.w)
  const across = Array.from({ length: placeholderWidth }, (_, x) =>
    Math.floor(((x + 0.5) * whole.w) / placeholderWidth),
  )
  const down = Array.from({ length: height }, (_, y) => Math.floor(((y + 0.5) * whole.h) / height))
  const small = down.flatMap((y) =>
    across.flatMap((x) => Array.from(whole.rgba.subarray((y * whole.w + x) * 4, (y * whole.w + x + 1) * 4))),
  )
  return `url(${rgbaToDataURL(placeholderWidth, height, small)})`
}
