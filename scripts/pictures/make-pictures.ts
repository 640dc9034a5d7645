/**
 * Writes every generated picture of the site: `node scripts/pictures/make-pictures.ts`. The files are committed;
 * `make-pictures.test.ts` fails when they and this script no longer agree.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictures } from './pictures.ts'

const publicFolder = fileURLToPath(new URL('../../apps/site/public/', import.meta.url))

for (const { path, make } of pictures) {
  const file = publicFolder + path
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, make())
}
