import sharp from 'sharp'

/** Width and height in pixels: twice the largest size that the site shows. */
const avatarSide = 288

/** Limits the pixels of a picture, so that a small file cannot fill the memory. */
const mostPixels = 50_000_000

// Only these decoders read strangers' bytes, whatever type a file claims. None reads SVG or PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((reader) => `VipsForeignLoad${reader}Buffer`),
})

/**
 * Decodes a picture and encodes it again as a small WebP. The result is cropped to a square and turned by the EXIF
 * orientation. It has no metadata, such as the place. Returns `undefined` for bytes that are no picture.
 */
export async function smallAvatar(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return undefined
  }
}
