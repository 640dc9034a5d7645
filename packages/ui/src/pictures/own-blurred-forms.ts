import { parsePicture } from '@meridian/contract/rules/pictures'
import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'
import type { BlurredForms } from '../lib/blurred-forms.ts'
import { standIns } from './stand-ins.ts'

const blurred = new Map<string, string | undefined>()

/** The blurred forms of our own pictures, each decoded once. */
export const ownBlurredForms: BlurredForms = (src) => {
  if (!blurred.has(src)) blurred.set(src, decode(src))
  return blurred.get(src)
}

/** How wide the form is, in px: the browser blurs it by stretching it, and a page holds one for each picture. */
const blurWidth = 8

function decode(src: string): string | undefined {
  const own = parsePicture(src)
  const hash = own && standIns[`${own.family}/${own.name}`]
  if (hash === undefined) return undefined
  const whole = thumbHashToRGBA(Uint8Array.from(atob(hash), (byte) => byte.charCodeAt(0)))
  const height = Math.round((blurWidth * whole.h) / whole.w)
  const across = Array.from({ length: blurWidth }, (_, x) => Math.floor(((x + 0.5) * whole.w) / blurWidth))
  const down = Array.from({ length: height }, (_, y) => Math.floor(((y + 0.5) * whole.h) / height))
  const small = down.flatMap((y) =>
    across.flatMap((x) => Array.from(whole.rgba.subarray((y * whole.w + x) * 4, (y * whole.w + x + 1) * 4))),
  )
  return `url(${rgbaToDataURL(blurWidth, height, small)})`
}
