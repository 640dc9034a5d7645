import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { paths } from '@meridian/contract/rules/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { builtPages, notFoundPage, pages, pathNames } from '@meridian/site/pages'
import { routes } from '@meridian/site/router'
import { screensOf, screensOfPage } from './drawn-screens.ts'

test.each(pathNames)('the address of %s leads to what the table says', (name) => {
  const page = pages[name]
  const reached = matchRoutes(routes, paths[name].replace(':token', 'a-token'))?.at(-1)?.route
  const own = paths[page.stands === 'sameRoute' ? page.to : name]
  expect(reached?.path).toBe(page.stands === 'notFound' ? '*' : own)
})

test('one address alone has no page, by decision', () => {
  expect(pathNames.filter((name) => pages[name].stands === 'notFound')).toEqual(['walletForgotPassword'])
})

test('every link between pages leads to a page', () => {
  const targets = pathNames.flatMap((name) => {
    const page = pages[name]
    return 'to' in page ? page.to : []
  })
  expect(targets.filter((name) => pages[name].stands !== 'screen')).toEqual([])
})

test('every page but Home has a title, and no two have the same', () => {
  const titled = builtPages.filter(({ name }) => name !== 'home' && name !== 'homeLoading')
  expect(titled.filter(({ title }) => title === '').map(({ name }) => name)).toEqual([])
  expect(new Set(titled.map(({ title }) => title)).size).toBe(titled.length)
})

test('every page has its route module, and every route module a page', () => {
  const modules = globSync('apps/site/src/features/*/*.route.tsx')
  const named = [...builtPages, notFoundPage].map(({ file }) => `apps/site/src/features/${file}.route.tsx`)
  expect(modules.toSorted()).toEqual(named.toSorted())
})

test.each(builtPages)('the page $name draws a screen of ui', ({ name }) => {
  const drawn = screensOfPage(name)
  expect(drawn.filter((screen) => screen !== 'not-found')).not.toEqual([])
})

test('a page that can be without its item says in the table that it needs one', () => {
  const without = builtPages.filter(({ name }) => screensOfPage(name).includes('no-item'))
  expect(without.map(({ name }) => name)).toEqual(
    builtPages.filter(({ needs }) => needs === 'item').map(({ name }) => name),
  )
})

test('every screen of ui stands somewhere on the site', () => {
  const screens = globSync('packages/ui/src/screens/*/').map((folder) => basename(folder))
  const drawn = globSync('apps/site/src/**/*.{ts,tsx}').flatMap(screensOf)
  expect(screens.filter((screen) => !drawn.includes(screen))).toEqual([])
})
