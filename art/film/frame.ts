import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { film } from './storyboard.ts'

/** A picture in memory: three bytes a pixel, row by row. */
export interface Frame {
  width: number
  height: number
  rgb: Uint8Array
}

/** The nearness of each pixel: 1 at the lens, 0 at infinity. */
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

/** Reads a picture, as large as it is or in the size asked for. */
export async function readFrame(file: string, size?: Pick<Frame, 'width' | 'height'>): Promise<Frame> {
  const { data, info } = await sharp(file)
    .resize(size?.width, size?.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) }
}

/** Reads what `depth` wrote; edges are softened, so that a move does not tear them. */
export async function readNearness(file: string): Promise<Nearness> {
  const data = await readFile(file)
  const start = data.indexOf('\n') + 1
  const [width = 0, height = 0] = data.toString('latin1', 0, start).split(' ').map(Number)
  const values = new Float32Array(data.buffer.slice(data.byteOffset + start, data.byteOffset + data.length))
  const softened = softenedAlong(softenedAlong(values, width, height, 1), width, height, width)
  return { width, height, values: softened }
}

/** Each value as the mean of its neighbours in one direction, `step` values apart. */
function softenedAlong(values: Float32Array, width: number, height: number, step: number): Float32Array {
  const reach = 4
  return values.map((_, index) => {
    const place = step === 1 ? index % width : Math.floor(index / width)
    const first = Math.max(-reach, -place)
    const last = Math.min(reach, (step === 1 ? width : height) - 1 - place)
    let sum = 0
    for (let offset = first; offset <= last; offset++) sum += values[index + offset * step]!
    return sum / (last - first + 1)
  })
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
