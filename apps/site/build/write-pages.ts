/** Last step of `npm run build`: the pages for visitors become files, and every text file gets its compressed forms. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { writePages } from '../src/prerender.tsx'
import { compressFolder } from './compress-folder.ts'

const site = fileURLToPath(new URL('../dist', import.meta.url))
const written = new URL('../../../node_modules/.cache/prerender/prerender.js', import.meta.url)

const { writePages: pages } = (await import(written.href)) as { writePages: typeof writePages }

/** What Vite makes of `index.html`: the same page for all, but for its own head and content. */
const frame = await readFile(join(site, 'index.html'), 'utf8')

/** Puts a page into the frame; a place that is missing there fails the build. */
function put(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
  return html.replace(place, () => text)
}

for (const { file, head, content } of await pages()) {
  const html = put(frame, '<title>Meridian 2117</title>', head)
  const target = join(site, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, put(html, '<div id="root"></div>', `<div id="root">${content}</div>`))
}
await rm(join(site, '.vite'), { recursive: true, force: true })
await compressFolder(site)
