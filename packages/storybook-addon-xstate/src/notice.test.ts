import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

/** The bundler lists the packages whose code or style it put into the built files. */
const bundled = read('dist/bundled.txt').split('\n')

const sections = read('NOTICE')
  .split(/^-{40}$/m)
  .slice(1)

test('names every package that is bundled in the notice, and no other', () => {
  const named = sections.flatMap((section) => section.trim().split('\n')[0]?.split(', ') ?? [])
  expect(named.toSorted()).toEqual(bundled)
})

test('repeats the copyright of every package that is bundled', () => {
  const missing = bundled.filter((name) => {
    const section = sections.find((text) => text.trim().split('\n')[0]?.split(', ').includes(name)) ?? ''
    const [file = ''] = globSync(`../../node_modules/${name}/LICENSE*`, { cwd: folder })
    const copyrights = read(file).match(/^Copyright .*$/gm) ?? []
    return !copyrights.every((line) => section.includes(line))
  })
  expect(missing).toEqual([])
})
