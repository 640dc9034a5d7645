import { collectibles, parcels } from '@meridian/contract/fixtures'
import { parsePicture } from '@meridian/contract/rules/pictures'
import { expect, test } from 'vitest'
import { readManifest } from './manifest.ts'
import { allScenes } from './scenes.ts'

const items = [...collectibles, ...parcels]

test('the market is as large as it has to be', () => {
  expect(collectibles.length).toBeGreaterThanOrEqual(48)
  expect(parcels.length).toBeGreaterThanOrEqual(64)
})

test.each(items)('$title has a picture that was made', ({ image = '' }) => {
  const picture = parsePicture(image)
  expect(readManifest().pictures).toHaveProperty([`${picture?.family}/${picture?.name}`])
})

test.each([collectibles, parcels])('no picture stands beside itself, in rows of two or four', (...market) => {
  const alike = market.flatMap(({ image, title }, index) =>
    market.slice(index + 1, index + 5).some((near) => near.image === image) ? [title] : [],
  )
  expect(alike).toEqual([])
})

test.each(items)('$title says what it is, where it comes from and what is seen', (item) => {
  const { description = '', lore = '', imageAlt = '', title = '' } = item
  expect(description.length).toBeGreaterThan(30)
  expect(lore.length).toBeGreaterThan(60)
  expect(imageAlt.length).toBeGreaterThan(20)
  expect(imageAlt.length).toBeLessThanOrEqual(160)
  expect(imageAlt).not.toBe(title)
})

test.each(['id', 'title', 'serialNumber', 'description', 'lore'] as const)(
  'no two items share their %s',
  (field) => {
    expect(new Set(items.map((item) => item[field])).size).toBe(items.length)
  },
)

test('every picture of the catalogue is for sale', () => {
  const shown = items.map(({ image = '' }) => parsePicture(image)).map((own) => `${own?.family}/${own?.name}`)
  const made = allScenes().filter(({ family }) => family === 'collectibles' || family === 'parcels')
  expect(made.map(({ id }) => id).toSorted()).toEqual([...new Set(shown)].toSorted())
})
