import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { faviconSvg, markSvg, tileSvg, wordmarkSvg } from './mark.ts'

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 16 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The files of the icon set: their names under `public`, and how each is made. */
const icons: Record<string, () => Buffer | string | Promise<Buffer>> = {
  'favicon.svg': () => faviconSvg,
  'favicon.ico': async () => icoOf(await Promise.all([16, 32, 48].map((side) => png(faviconSvg, side)))),
  'icons/mark.svg': () => markSvg,
  'icons/wordmark.svg': () => wordmarkSvg,
  'icons/apple-touch-icon.png': () => png(tileSvg({ margin: 0.14, radius: 0 }), 180),
  'icons/icon-192.png': () => png(tileSvg({ margin: 0.1, radius: 0.22 }), 192),
  'icons/icon-512.png': () => png(tileSvg({ margin: 0.1, radius: 0.22 }), 512),
  'icons/icon-maskable-512.png': () => png(tileSvg({ margin: 0.2, radius: 0 }), 512),
}

/** Writes the favicon set into the folder; returns the names. */
export async function makeIcons(folder: string): Promise<string[]> {
  await mkdir(join(folder, 'icons'), { recursive: true })
  for (const [name, make] of Object.entries(icons)) await writeFile(join(folder, name), await make())
  return Object.keys(icons)
}

/** An ICO file is a table of contents before its pictures, which may be PNGs. */
function icoOf(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let offset = header.length
  for (const [index, picture] of pngs.entries()) {
    const entry = 6 + 16 * index
    // A PNG says its width in its own header, at byte 16.
    header.writeUInt8(picture.readUInt32BE(16), entry)
    header.writeUInt8(picture.readUInt32BE(20), entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pngs])
}
