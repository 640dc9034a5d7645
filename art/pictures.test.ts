import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { pictureShape } from '@meridian-2117/ui/pictures/pictures'
import { describe, expect, test } from 'vitest'
import { budgetOf, encodingOf, totalBudget } from './families.ts'
import { publicFile, placeholdersFile, webFiles } from './files.ts'
import { readManifest, placeholdersModule } from './manifest.ts'
import { allScenes, pictureKey, vectorsKey } from './scenes.ts'

// Whatever fails here, `npm run tool -- art` makes anew; a budget alone asks for a simpler picture.

const manifest = readManifest()
const scenes = allScenes()

test('finds scenes', () => {
  expect(scenes.length).toBeGreaterThan(0)
})

describe.each(scenes)('$id', (scene) => {
  const record = manifest.pictures[scene.id]

  test('is made from the current scene', () => {
    expect(record?.key).toBe(pictureKey(scene))
  })

  test('has the size and the widths of the contract', () => {
    const { width, height, widths } = pictureShape(scene.family, scene.name)
    expect({ width: record?.width, height: record?.height }).toEqual({ width, height })
    expect(Object.keys(record?.bytes ?? {}).map(Number)).toEqual(widths)
  })

  test('has all its files, as heavy as recorded', () => {
    const files = webFiles(scene)
    const found = files.map(({ file }) =>
      existsSync(file) ? [file, statSync(file).size] : [file, 'missing'],
    )
    expect(found).toEqual(files.map(({ file, width, format }) => [file, record?.bytes[width]?.[format]]))
  })

  test('keeps to its budgets', () => {
    const encoding = encodingOf(scene.family, scene.name)
    const tooHeavy = Object.entries(record?.bytes ?? {}).filter(([width, { avif, webp, budget }]) => {
      expect(budget).toBe(budgetOf(encoding, Number(width)))
      return avif > budget || webp > budget
    })
    expect(tooHeavy).toEqual([])
  })

  test('has a placeholder of a few bytes', () => {
    const bytes = Buffer.from(record?.placeholder ?? '', 'base64').length
    expect(bytes).toBeGreaterThan(5)
    expect(bytes).toBeLessThan(160)
  })
})

test('has no picture without a scene', () => {
  const ids = scenes.map(({ id }) => id)
  expect(Object.keys(manifest.pictures).filter((id) => !ids.includes(id))).toEqual([])
  const expected = new Set(scenes.flatMap(webFiles).map(({ file }) => file))
  const files = globSync(publicFile('/pictures/*/*.{avif,webp}'))
  expect(files.filter((file) => !expected.has(file))).toEqual([])
})

test('gives the site the placeholders of all pictures', () => {
  expect(readFileSync(placeholdersFile, 'utf8')).toBe(placeholdersModule(manifest))
})

test('has icons and share cards made by their current scripts', () => {
  expect(manifest.vectors.key).toBe(vectorsKey())
  expect(manifest.vectors.files.length).toBeGreaterThan(0)
  expect(manifest.vectors.files.filter((file) => !existsSync(publicFile(`/${file}`)))).toEqual([])
})

test('keeps all pictures together within their weight', () => {
  const total = globSync(publicFile('/pictures/**/*.*')).reduce((sum, file) => sum + statSync(file).size, 0)
  expect(total).toBeLessThanOrEqual(totalBudget)
})
