import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import { parsePicture } from '@meridian-2117/ui/pictures/pictures'
import { expect, test } from 'vitest'
import { readManifest } from './manifest.ts'
import { allScenes } from './scenes.ts'

const items = [...collectibles, ...parcels]

test('has as many items as the market needs', () => {
  expect(collectibles.length).toBeGreaterThanOrEqual(48)
  expect(parcels.length).toBeGreaterThanOrEqual(64)
})

test.each(items)('has a picture for $title', ({ image = '' }) => {
  const picture = parsePicture(image)
  expect(readManifest().pictures).toHaveProperty([`${picture?.family}/${picture?.name}`])
})

test.each([collectibles, parcels])('puts no picture beside itself, in rows of two or four', (...market) => {
  const alike = market.flatMap(({ image, title }, index) =>
    market.slice(index + 1, index + 5).some((near) => near.image === image) ? [title] : [],
  )
  expect(alike).toEqual([])
})

test.each(items)('describes $title, its origin and its picture', (item) => {
  const { description = '', lore = '', imageAlt = '', title = '' } = item
  expect(description.length).toBeGreaterThan(30)
  expect(lore.length).toBeGreaterThan(60)
  expect(imageAlt.length).toBeGreaterThan(20)
  expect(imageAlt.length).toBeLessThanOrEqual(160)
  expect(imageAlt).not.toBe(title)
})

test.each(['id', 'title', 'serialNumber', 'description', 'lore'] as const)(
  'gives no two items the same %s',
  (field) => {
    expect(new Set(items.map((item) => item[field])).size).toBe(items.length)
  },
)

test('sells every picture of the catalogue', () => {
  const shown = items
    .map(({ image = '' }) => parsePicture(image))
    .map((picture) => `${picture?.family}/${picture?.name}`)
  const made = allScenes().filter(({ family }) => family === 'collectibles' || family === 'parcels')
  expect(made.map(({ id }) => id).toSorted()).toEqual([...new Set(shown)].toSorted())
})
