import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { builtPages } from '@meridian-2117/site/pages'
import { expect, test } from 'vitest'
import { screensOfPage } from './page-screens.ts'

const screens = globSync('packages/ui/src/screens/*/').map((folder) => {
  const name = basename(folder)
  return { name, stories: readFileSync(`${folder}/${name}.stories.tsx`, 'utf8') }
})

const pagesThatDraw = (screen: string) =>
  builtPages.filter((page) => screensOfPage(page.name).includes(screen))

test.each(screens)('gives the stories of $name its addresses', ({ name, stories }) => {
  const [, addresses = ''] = /^ +(?:parameters: \{ )?page: \{\s*addresses: \[(.*?)\]/ms.exec(stories) ?? []
  const named = addresses.matchAll(/paths\.(\w+)/g)
  expect(Array.from(named, ([, path = '']) => path).toSorted()).toEqual(
    pagesThatDraw(name)
      .map((page) => page.name)
      .toSorted(),
  )
})
