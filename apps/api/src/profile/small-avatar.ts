import sharp from 'sharp'

/** The width and height of an avatar, in pixels: twice the largest at which the site shows one. */
const avatarSide = 288

/** The most pixels that a picture may have, so that a small file cannot fill the memory. */
const mostPixels = 50_000_000

// Strangers' bytes reach these readers alone, whatever a file says it is: no SVG, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((reader) => `VipsForeignLoad${reader}Buffer`),
})

/**
 * A picture made small and anew, as WebP: cropped to a square, turned as its camera says, and without anything else that
 * the file may have held, such as where it was taken. Nothing when the bytes are no picture.
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
