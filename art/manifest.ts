/** The record of every finished picture, `manifest.json`, and the placeholders that the site takes from it. */
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { manifestFile, placeholdersFile } from './files.ts'

/** The size of the files of one width, in bytes, and their budget. */
export interface Bytes {
  avif: number
  webp: number
  budget: number
}

export interface PictureRecord {
  /** The hash of the picture's sources. */
  key: string
  /** Its own size in px. */
  width: number
  height: number
  /** The sizes of its files, by their width in px. */
  bytes: Readonly<Record<number, Bytes>>
  /** A WebP 8 px wide, in base64. */
  placeholder: string
}

export interface Manifest {
  /** By name, such as `collectibles/ember-blade`. */
  pictures: Readonly<Record<string, PictureRecord>>
  /**
   * The pictures that are drawn rather than rendered: the hash of their sources, and their files below the site's
   * public folder.
   */
  vectors: { key: string; files: readonly string[] }
  /** The film: what it was made from, and what its files weigh by their name. */
  film: { key: string; bytes: Readonly<Record<string, number>>; budget: number }
  /** The film's sound: what it was made from. */
  sound: { key: string }
}

const emptyManifest: Manifest = {
  pictures: {},
  vectors: { key: '', files: [] },
  film: { key: '', bytes: {}, budget: 0 },
  sound: { key: '' },
}

export const readManifest = (): Manifest => ({
  ...emptyManifest,
  ...(existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Partial<Manifest>) : {}),
})

/** Writes the manifest with some parts of it anew, and the placeholders. */
export async function updateManifest(changes: Partial<Manifest>): Promise<void> {
  const manifest = { ...readManifest(), ...changes }
  const entries = Object.entries(manifest.pictures).sort(([a], [b]) => (a < b ? -1 : 1))
  const sorted = { ...manifest, pictures: Object.fromEntries(entries) }
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
  await writeFile(placeholdersFile, placeholdersModule(sorted))
}

/** The TypeScript module that gives the site each picture's stand-in. */
export const placeholdersModule = ({ pictures }: Manifest): string =>
  [
    '/** Written by `npm run tool -- art`: a WebP 8 px wide of each of our pictures, in base64. */',
    'export const placeholderImages: Readonly<Record<string, string>> = {',
    ...Object.entries(pictures).map(([id, { placeholder }]) => `  '${id}':\n    '${placeholder}',`),
    '}',
    '',
  ].join('\n')
