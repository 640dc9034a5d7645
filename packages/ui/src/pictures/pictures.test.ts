import { expect, test } from 'vitest'
import { parsePicture, pictureFamilies, picturePath, pictureShape, pictureSources } from './pictures.ts'

test('addresses a picture by its largest WebP', () => {
  expect(picturePath('collectibles', 'ember-blade')).toBe('/pictures/collectibles/ember-blade-960.webp')
})

test.each(pictureFamilies)('reads an address in %s back as its family, name and shape', (family) => {
  for (const name of ['ember-blade', 'ring-station-9', 'home-phone'])
    expect(parsePicture(picturePath(family, name))).toEqual({ family, name, ...pictureShape(family, name) })
})

test.each(pictureFamilies)('has rising widths of %s up to its own', (family) => {
  const { width, widths } = pictureShape(family, 'any')
  expect(widths).toEqual([...widths].sort((a, b) => a - b))
  expect(widths.at(-1)).toBe(width)
})

test('has an upright picture of a banner for phones', () => {
  const { width, height } = pictureShape('heroes', 'home-phone')
  expect(height).toBeGreaterThan(width)
})

test.each([
  'https://elsewhere.example/pictures/collectibles/ember-blade-960.webp',
  '/pictures/ember-blade.svg',
  '/pictures/collectibles/ember-blade.webp',
  '/pictures/collectibles/ember-blade-123.webp',
  '/pictures/collectibles/ember-blade-960.avif',
  '/pictures/collectibles/../../secret-960.webp',
  '/pictures/toString/ember-blade-960.webp',
  'data:image/png;base64,bm90IGEgcGljdHVyZQ==',
  '',
])('refuses %j as a picture of ours', (src) => {
  expect(parsePicture(src)).toBeUndefined()
})

test('lists all files of a picture as srcset does', () => {
  const portrait = parsePicture(picturePath('portraits', 'rhea-voss'))!
  expect(pictureSources(portrait, 'avif')).toBe(
    '/pictures/portraits/rhea-voss-160.avif 160w, /pictures/portraits/rhea-voss-320.avif 320w, /pictures/portraits/rhea-voss-640.avif 640w',
  )
})
