import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** What differs between two pictures. */
export interface Difference {
  /**
   * How many pixels an eye can tell apart, or that stand in one of the two alone. How the edge of a rounded corner is
   * smoothed hangs on whether the browser happens to draw it as a layer of its own, and does not count.
   */
  pixels: number
  /** PNG: the second picture, faded into the dark that stories stand on, with what differs in bright red. */
  picture: Buffer
}

/** Compares two PNGs pixel by pixel, each as large as the larger one. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map(async (png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [old, now] = await Promise.all(
    [before, after].map(async (png, index) => {
      const right = width - sizes[index]!.width
      const bottom = height - sizes[index]!.height
      return sharp(png).ensureAlpha().extend({ right, bottom, background: 'transparent' }).raw().toBuffer()
    }),
  )
  const mask = Buffer.alloc(now!.length)
  const pixels = pixelmatch(old!, now!, mask, width, height, { diffMask: true, diffColor: [255, 84, 112] })
  const raw = { width, height, channels: 4 } as const
  // Of steps in one go, the library would take the fading last.
  const faded = await sharp(now, { raw }).flatten({ background: '#070a12' }).linear(0.3).png().toBuffer()
  // So wide that a few pixels are seen in a picture that is shown at a third of its size.
  const glow = await sharp(mask, { raw }).blur(4).png().toBuffer()
  return {
    pixels,
    picture: await sharp(faded)
      .composite([{ input: glow }, { input: glow }, { input: mask, raw }])
      .png()
      .toBuffer(),
  }
}
