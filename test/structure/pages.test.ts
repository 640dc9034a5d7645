import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { itemPages, paths } from '@meridian-2117/contract/paths/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { builtPages, notFoundPage, pages, pathNames } from '@meridian-2117/site/pages'
import { routes } from '@meridian-2117/site/router'
import { routeModuleOf } from '../../scripts/imports.ts'
import { screensOf, screensOfPage } from './page-screens.ts'

test.each(pathNames)('leads the address of %s where the table says', (name) => {
  const page = pages[name]
  const reached = matchRoutes(routes, paths[name].replace(':token', 'a-token'))?.at(-1)?.route
  const path = paths[page.kind === 'sameRoute' ? page.to : name]
  expect(reached?.path).toBe(page.kind === 'notFound' ? '*' : path)
})

test('leaves one address alone without a page, by decision', () => {
  expect(pathNames.filter((name) => pages[name].kind === 'notFound')).toEqual(['walletPagesForgotPassword'])
})

test('leads every link between pages to a page', () => {
  const targets = pathNames.flatMap((name) => {
    const page = pages[name]
    return 'to' in page ? page.to : []
  })
  expect(targets.filter((name) => pages[name].kind !== 'screen')).toEqual([])
})

test('gives every page but Home a title, and no two the same', () => {
  const titled = builtPages.filter(({ name }) => name !== 'home' && name !== 'homeLoading')
  expect(titled.filter(({ title }) => title === '').map(({ name }) => name)).toEqual([])
  expect(new Set(titled.map(({ title }) => title)).size).toBe(titled.length)
})

test('gives every page a route module of its name, and every route module a page', () => {
  const modules = globSync('apps/site/src/features/*/*.route.tsx')
  const named = [...builtPages, notFoundPage].map(({ name }) => routeModuleOf(name))
  expect(modules.toSorted()).toEqual(named.toSorted())
})

test.each(builtPages)('draws a screen of ui on the page $name', ({ name }) => {
  const screenNames = screensOfPage(name)
  expect(screenNames.filter((screen) => screen !== 'not-found')).not.toEqual([])
})

test('lists for the server each page that shows an item', () => {
  const shown = builtPages.filter(({ name }) => screensOfPage(name).includes('no-item'))
  expect(shown.map(({ name }) => paths[name])).toEqual(itemPages)
})

test('uses every screen of ui on the site', () => {
  const screens = globSync('packages/ui/src/screens/*/').map((folder) => basename(folder))
  const screenNames = globSync('apps/site/src/**/*.{ts,tsx}').flatMap(screensOf)
  expect(screens.filter((screen) => !screenNames.includes(screen))).toEqual([])
})
