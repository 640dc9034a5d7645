import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Returns the anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('finds every link of the documents', async () => {
  const broken: string[] = []
  const exclude = (path: string) => /(^|\/)(node_modules|dist|\.changeset)(\/|$)/.test(path)
  for await (const file of glob(['*.md', '{docs,packages,apps,art,test,examples}/**/*.md'], { exclude })) {
    const text = await readFile(file, 'utf8')
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?:|mailto:|\.\/\?)/.test(link)) continue
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(file), path) : file
      const found = await readFile(target, 'utf8').catch((error: NodeJS.ErrnoException) =>
        error.code === 'EISDIR' ? '' : undefined,
      )
      if (found === undefined || (anchor && !anchorsOf(found).includes(anchor)))
        broken.push(`${file}: ${link}`)
    }
  }
  expect(broken).toEqual([])
})

test('names only files that exist', async () => {
  const files: string[] = []
  for await (const file of glob(['**/*', '.storybook/**/*'], {
    exclude: (path) => /(^|\/)(node_modules|dist|\.git)(\/|$)/.test(path),
  }))
    files.push(`/${file}`)
  const missing: string[] = []
  for await (const file of glob([
    '*.md',
    'docs/*.md',
    'docs/decisions/*.md',
    '{packages,apps,examples}/*/README.md',
  ])) {
    const text = (await readFile(file, 'utf8')).replace(/^```[^]*?^```/gm, '')
    for (const [, path = ''] of text.matchAll(/`(?!index\.ts`)([\w.-][\w./-]*\.(?:tsx?|css|mdx?|jsonc?))`/g))
      if (!files.some((known) => known.endsWith(`/${path}`))) missing.push(`${file}: ${path}`)
  }
  expect(missing).toEqual([])
})

test('names only commands that exist', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object }
  const tools = [...(await readFile('scripts/tool.ts', 'utf8')).matchAll(/^ {2}'?([\w-]+)'?: \{/gm)]
  const known = [...Object.keys(scripts), ...tools.map(([, tool]) => `tool -- ${tool}`)]
  const missing: string[] = []
  for await (const file of glob(['*.md', 'docs/**/*.md', '{packages,apps}/*/README.md', 'art/*.md']))
    for (const [, command = ''] of (await readFile(file, 'utf8')).matchAll(
      /npm run (tool -- [a-z][\w-]*|[\w:-]+)/g,
    ))
      if (!known.includes(command)) missing.push(`${file}: ${command}`)
  expect(missing).toEqual([])
})

test('cites only chapters of the product that exist', async () => {
  const anchors = anchorsOf(await readFile('docs/product.md', 'utf8'))
  const wrong: string[] = []
  const exclude = (path: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(path)
  for await (const file of glob('{apps,packages,scripts,test,art,.storybook}/**/*.{ts,tsx,mdx,css}', {
    exclude,
  })) {
    const text = await readFile(file, 'utf8')
    for (const [, anchor = ''] of text.matchAll(/product\.md#([\w-]+)/g))
      if (!anchors.includes(anchor)) wrong.push(`${file}: ${anchor}`)
  }
  expect(wrong).toEqual([])
})
