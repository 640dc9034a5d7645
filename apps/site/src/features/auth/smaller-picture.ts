/** Longest side of a sent picture, in pixels. */
const longestSide = 1024

/**
 * Returns a picture as WebP or JPEG, with 1,024 pixels on its longest side, for slow lines. Returns the file itself if
 * the browser cannot read it or protects canvases from being read, or if the file is smaller.
 */
export async function smallerPicture(file: File): Promise<File> {
  try {
    if (!(await isCanvasRead())) return file
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
    const { canvas, context } = createCanvas(width, height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const webp = await encoded(canvas, 'image/webp')
    // A browser that cannot write WebP returns a PNG.
    const picture = webp?.type === 'image/webp' ? webp : await encodedAsJpeg(canvas, context)
    return picture && picture.size < file.size ? new File([picture], file.name, { type: picture.type }) : file
  } catch {
    return file
  }
}

/** Returns whether a canvas gives back what was drawn; protection against fingerprinting gives back noise. */
async function isCanvasRead(): Promise<boolean> {
  const { canvas, context } = createCanvas(2, 1)
  context.fillStyle = 'red'
  context.fillRect(0, 0, 1, 1)
  context.fillStyle = 'blue'
  context.fillRect(1, 0, 1, 1)
  const picture = await encoded(canvas, 'image/png')
  if (!picture) return false
  const read = createCanvas(2, 1).context
  read.drawImage(await createImageBitmap(picture), 0, 0)
  return read.getImageData(0, 0, 2, 1).data.join() === '255,0,0,255,0,0,255,255'
}

function createCanvas(width = 0, height = 0) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  return { canvas, context }
}

/** Encodes a picture without transparency, which would become black, on the ground of the page. */
function encodedAsJpeg(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  return encoded(canvas, 'image/jpeg')
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
