import { parsePicture } from '@meridian/contract/rules/pictures'
import { thumbHashToDataURL } from 'thumbhash'
import { standIns } from './stand-ins.ts'

const blurred = new Map<string, string | undefined>()

/** The blurred form of one of our pictures as a CSS image, decoded once; nothing for any other address. */
export function blurredOf(src: string): string | undefined {
  if (!blurred.has(src)) blurred.set(src, decode(src))
  return blurred.get(src)
}

function decode(src: string): string | undefined {
  const own = parsePicture(src)
  const hash = own && standIns[`${own.family}/${own.name}`]
  if (hash === undefined) return undefined
  return `url(${thumbHashToDataURL(Uint8Array.from(atob(hash), (byte) => byte.charCodeAt(0)))})`
}
