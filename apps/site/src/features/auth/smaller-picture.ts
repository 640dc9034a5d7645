/** Longest side of a sent picture, in pixels. */
const longestSide = 1024

/**
 * Returns a picture as WebP or JPEG, with 1,024 pixels on its longest side, for slow lines. Returns the file itself if
 * the browser cannot read it, or if the file is smaller.
 */
export async function smallerPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const webp = await encoded(canvas, 'image/webp')
    // A browser that cannot write WebP returns a PNG.
    const picture = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg')
    return picture && picture.size < file.size ? new File([picture], file.name, { type: picture.type }) : file
  } catch {
    return file
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
