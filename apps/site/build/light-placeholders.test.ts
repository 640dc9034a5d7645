import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lightPlaceholders } from './light-placeholders.ts'

const [width, height] = [8, 5]
/** Runs from black on the left to red on the right. */
const pixels = Array.from({ length: width * height }, (_, at) => [(at % width) * 32, 0, 0, 255]).flat()
const page = (form: string) => `<img style="--placeholder:url(${form});--placeholder-phone:url(${form})">`

test('makes placeholders lighter without changing their look', async () => {
  const png = await sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const heavy = page(`data:image/png;base64,${png.toString('base64')}`)
  const light = await lightPlaceholders(heavy)
  expect(light.length).toBeLessThan(heavy.length / 2)

  const forms = [...light.matchAll(/url\(data:image\/webp;base64,([^)]+)\)/g)].map(([, form]) => form)
  expect(forms).toHaveLength(2)
  expect(forms[0]).toBe(forms[1])
  const drawn = await sharp(Buffer.from(forms[0]!, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([drawn.info.width, drawn.info.height]).toEqual([width, height])
  const reds = Array.from({ length: width }, (_, x) => drawn.data[x * drawn.info.channels]!)
  expect(reds).toEqual(reds.toSorted((a, b) => a - b))
  expect(reds.at(-1)! - reds[0]!).toBeGreaterThan(150)
})

test('keeps a page without placeholders as it is', async () => {
  const html = '<img src="data:image/svg+xml,x">'
  expect(await lightPlaceholders(html)).toBe(html)
})
