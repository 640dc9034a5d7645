import { linkCardPath } from '@meridian-2117/contract/paths/link-card'
import { linkCardSize } from '@meridian-2117/contract/html/page-head'
import { globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'

const { width, height } = linkCardSize

/** The picture fades into the product's ground behind the wordmark. */
const ground = '#070a12'

/** Writes a link picture into the built site for each item with a picture. */
export async function writeItemCards(site: string): Promise<void> {
  const wordmark = await sharp(join(site, 'icons/wordmark.svg'), { density: 288 })
    .resize({ width: 300 })
    .toBuffer()
  const mark = await sharp(join(site, 'icons/mark.svg'), { density: 288 }).resize({ height: 88 }).toBuffer()
  for (const family of ['collectibles', 'parcels'] as const) {
    const files = globSync(`pictures/${family}/*-960.webp`, { cwd: site })
    await mkdir(dirname(join(site, linkCardPath(family, ''))), { recursive: true })
    for (const file of files) {
      const picture = await sharp(join(site, file)).resize({ height }).toBuffer()
      const left = width - Math.round((height * 960) / 800)
      await sharp({ create: { width, height, channels: 3, background: ground } })
        .composite([
          { input: picture, left, top: 0 },
          { input: fade(left), left: 0, top: 0 },
          { input: mark, left: 72, top: 226 },
          { input: wordmark, left: 72, top: 350 },
        ])
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(join(site, linkCardPath(family, basename(file, '-960.webp'))))
    }
  }
}

/** Fades the picture's left edge into the ground. */
const fade = (left: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="edge"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient>
  <rect x="${left}" width="240" height="${height}" fill="url(#edge)"/>
</svg>`)
