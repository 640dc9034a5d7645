import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compare } from './compare.ts'
import { keyOf, type Snapshot } from './snapshots.ts'

/** A story that looks otherwise, or stands in one of two Storybooks alone. */
export interface Change {
  snapshot: Snapshot
  /** The file of its picture, in the folder of the report; without it the story is new. */
  before?: string | undefined
  /** The same; without it the story is gone. */
  after?: string | undefined
}

/** The file of a picture in the folder of a report. */
export const pictureFile = (folder: string, snapshot: Snapshot, what: string): string =>
  join(folder, `${keyOf(snapshot).replaceAll(' ', '.')}.${what}.png`)

/** Writes the page of pictures, `index.html` in the folder, and answers which of the changes an eye can see. */
export async function writeReport(
  folder: string,
  title: string,
  changes: readonly Change[],
): Promise<readonly Snapshot[]> {
  const sections = new Map<Snapshot, string>()
  for (const change of changes) {
    const told = await section(folder, change)
    if (told) sections.set(change.snapshot, told)
  }
  await writeFile(join(folder, 'index.html'), html(title, [...sections.values()]))
  return [...sections.keys()]
}

async function section(folder: string, { snapshot, before, after }: Change): Promise<string | undefined> {
  const figures = [before && figure('before', before), after && figure('after', after)]
  let told = before ? 'is gone' : 'is new'
  if (before && after) {
    const { pixels, picture } = await compare(await readFile(before), await readFile(after))
    if (pixels === 0) return undefined
    told = `${pixels} pixels differ`
    const file = pictureFile(folder, snapshot, 'differs')
    await writeFile(file, picture)
    figures.push(figure('what differs', file))
  }
  const { title, name, mode, width } = snapshot
  return `<section>
<h2>${escaped(`${title} / ${name}`)} <small>${mode}, ${width} px: ${told}</small></h2>
<div>${figures.filter(Boolean).join('')}</div>
</section>`
}

function figure(caption: string, file: string): string {
  const name = basename(file)
  return `<figure><figcaption>${caption}</figcaption><a href="${name}"><img src="${name}" alt="" loading="lazy"></a></figure>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const html = (title: string, sections: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { margin: 2rem; background: #070a12; color: #e8eef8; font: 1rem/1.5 system-ui, sans-serif; }
  small, figcaption { color: #9fb0cc; font-weight: 400; }
  section { border-top: 1px solid #1c2740; margin-top: 2rem; }
  section div { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  @media (max-width: 48rem) { body { margin: 1rem; } section div { grid-auto-flow: row; } }
  img { display: block; max-width: 100%; border: 1px solid #1c2740; }
</style>
<h1>${escaped(title)}</h1>
<p>${sections.length === 1 ? '1 picture differs' : `${sections.length || 'No'} pictures differ`}.</p>
${sections.join('\n')}
</html>
`
