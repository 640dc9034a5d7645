/** From a master to the files of the site: AVIF and WebP in every width, as good as the budgets allow. */
import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pictureFile, pictureShape, type PictureFormat } from '@meridian-2117/ui/pictures/pictures'
import sharp from 'sharp'
import { budgetOf, encodingOf, lowestQuality } from './families.ts'
import { formats, masterFile, publicFile, webFiles } from './files.ts'
import type { Bytes, PictureRecord } from './manifest.ts'
import type { Scene } from './scenes.ts'

/** Writes all files of a picture and tells of them; throws when it cannot keep to a budget, and then writes none. */
export async function encode(scene: Scene): Promise<Omit<PictureRecord, 'key'>> {
  const { family, name } = scene
  const { width, height, widths } = pictureShape(family, name)
  const master = await sharp(masterFile(scene)).metadata()
  if (master.width !== width || master.height !== height)
    throw new Error(
      `The scene renders ${master.width} x ${master.height} px, but the contract says ${width} x ${height}`,
    )
  const bytes: Record<number, Bytes> = {}
  const written = new Map<string, Buffer>()
  for (const fileWidth of widths) {
    const files = await Promise.all(formats.map((format) => encodeFile(scene, fileWidth, format)))
    files.forEach((data, i) =>
      written.set(publicFile(pictureFile(family, name, fileWidth, formats[i]!)), data),
    )
    const [avif, webp] = files.map(({ length }) => length)
    bytes[fileWidth] = {
      avif: avif!,
      webp: webp!,
      budget: budgetOf(encodingOf(family, name), fileWidth),
    }
  }
  const placeholder = await placeholderOf(masterFile(scene))
  for (const [file, data] of written) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, data)
  }
  return { width, height, bytes, placeholder }
}

/** Removes from the site what no scene of today has made, and tells what that was. */
export async function removeStaleFiles(scenes: readonly Scene[]): Promise<string[]> {
  const expected = new Set(scenes.flatMap(webFiles).map(({ file }) => file))
  const stale = globSync(publicFile('/pictures/*/*.{avif,webp}')).filter((file) => !expected.has(file))
  await Promise.all(stale.map((file) => rm(file)))
  return stale
}

/** One file of a picture at the best quality that keeps to its budget, in steps of 2. */
async function encodeFile(scene: Scene, width: number, format: PictureFormat): Promise<Buffer> {
  const encoding = encodingOf(scene.family, scene.name)
  const budget = budgetOf(encoding, width)
  const pixels = await sharp(masterFile(scene))
    .resize({ width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (quality: number) => {
    const picture = sharp(pixels.data, { raw: pixels.info })
    // Full colour resolution: thin neon lines bleed without it.
    return format === 'avif'
      ? picture.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
      : picture.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
  }

  const best = await at(encoding.quality[format])
  if (best.length <= budget) return best
  const lowest = await at(lowestQuality[format])
  if (lowest.length > budget) {
    const [has, may] = [lowest.length, budget].map((size) => (size / 1000).toFixed(1))
    throw new Error(
      `It has ${has} kB at ${width} px, more than ${may} kB, at the lowest quality: it must become simpler`,
    )
  }
  let [fits, low, high] = [lowest, lowestQuality[format], encoding.quality[format]]
  while (high - low > 2) {
    const middle = low + 2 * Math.floor((high - low) / 4)
    const file = await at(middle)
    if (file.length <= budget) [fits, low] = [file, middle]
    else high = middle
  }
  return fits
}

/** Returns a WebP 8 px wide, in base64; the browser blurs it by stretching. */
async function placeholderOf(file: string): Promise<string> {
  const webp = await sharp(file).resize({ width: 8 }).webp().toBuffer()
  return webp.toString('base64')
}
