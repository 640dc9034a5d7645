import sharp from 'sharp'
import { film } from './storyboard.ts'

/** A picture in memory: three bytes a pixel, row by row. */
export interface Frame {
  width: number
  height: number
  rgb: Uint8Array
}

/** How near each pixel is: 1 at the lens, 0 at infinity. */
export interface Nearness {
  width: number
  height: number
  values: Float32Array
}

export const blankFrame = (): Frame => ({
  width: film.width,
  height: film.height,
  rgb: new Uint8Array(film.width * film.height * 3),
})

/** Reads a picture, scaled to `size` when one is given. */
export async function readFrame(file: string, size?: { width: number; height: number }): Promise<Frame> {
  const picture = sharp(file).removeAlpha()
  if (size) picture.resize(size.width, size.height, { kernel: 'lanczos3' })
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) }
}

/** Reads 16-bit PGM as `depth` writes it, made `width` wide; edges are softened so that a move does not tear them. */
export async function readNearness(file: string, width: number, height: number): Promise<Nearness> {
  const { data } = await sharp(file)
    .resize(width, height, { fit: 'fill' })
    .blur(2.5)
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const levels = new Uint16Array(data.buffer, data.byteOffset, width * height)
  return { width, height, values: Float32Array.from(levels, (level) => level / 65535) }
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** 0..1 without a jerk at either end. */
export const eased = (t: number): number => t * t * (3 - 2 * t)

/** Writes what lies between the pixels at (x, y) of the picture to three bytes of the target. */
export function sample(picture: Frame, x: number, y: number, target: Uint8Array, offset: number): void {
  const { width, height, rgb } = picture
  const left = clamp(Math.floor(x), 0, width - 2)
  const top = clamp(Math.floor(y), 0, height - 2)
  const across = clamp(x - left, 0, 1)
  const down = clamp(y - top, 0, 1)
  const start = (top * width + left) * 3
  const below = start + width * 3
  for (let channel = 0; channel < 3; channel++) {
    const upper = rgb[start + channel]! * (1 - across) + rgb[start + 3 + channel]! * across
    const lower = rgb[below + channel]! * (1 - across) + rgb[below + 3 + channel]! * across
    target[offset + channel] = upper * (1 - down) + lower * down
  }
}
