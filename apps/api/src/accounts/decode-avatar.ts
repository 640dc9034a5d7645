/** Reads a picture from standard input and writes it as a small WebP. Writes nothing for bytes that are no picture. */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** Width and height in pixels: twice the largest size that the site shows. */
const avatarSide = 288

/** Limits the pixels of a picture, so that a small file cannot fill the memory. */
const mostPixels = 16_000_000

// Only these decoders read strangers' bytes, whatever type a file claims. None reads SVG or PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((reader) => `VipsForeignLoad${reader}Buffer`),
})

/** The result is cropped to a square and turned by the EXIF orientation. It has no metadata, such as the place. */
const smallWebp = async (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize(avatarSide, avatarSide, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()

process.stdout.write(await smallWebp(await buffer(process.stdin)).catch(() => ''))
