import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { arePicturesThere, hurryPictures } from '../pictures-there.ts'
import { expect, once, test } from './fixtures.ts'

/** Describes a line of text over a picture. Boxes are in px of the page. */
interface Line {
  text: string
  box: { left: number; top: number; width: number; height: number }
  /** Red, green and blue from 0 to 255, and the opacity. */
  colour: number[]
  /** 24 px and larger, or bold from 18.66 px (WCAG 1.4.3). */
  large: boolean
}

/**
 * Runs in a page: returns the lines of text over pictures. It makes their letters transparent, and leaves the ground.
 */
function takeLinesOffPictures(): Line[] {
  const pictures = [...document.images].map((image) => image.getBoundingClientRect())
  const onPicture = (box: DOMRect) =>
    pictures.some(
      ({ left, top, right, bottom }) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    )
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
  const channels = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement!
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    if (
      !text.textContent?.trim() ||
      !parent.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('.sr-only')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const px = Number.parseFloat(fontSize)
    for (const box of range.getClientRects())
      if (box.width > 1 && onPicture(box))
        lines.push({
          text: text.textContent,
          box: { left: box.left + scrollX, top: box.top + scrollY, width: box.width, height: box.height },
          colour: channels(color),
          large: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700),
        })
  }
  const hidden = document.createElement('style')
  hidden.textContent = '* { -webkit-text-fill-color: transparent !important; }'
  document.head.append(hidden)
  return lines
}

/** All lines of a page share its decoded picture. */
type Pixels = Awaited<ReturnType<typeof pixelsOf>>
const pixelsOf = (page: Buffer) => sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true })

const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Returns the contrast of a line against the worst spot of its ground, of 4 × 4 px. */
async function worstContrast(page: Pixels, { box, colour }: Line): Promise<number> {
  const left = Math.max(0, Math.floor(box.left))
  const top = Math.max(0, Math.floor(box.top))
  const width = Math.min(page.info.width - left, Math.ceil(box.width))
  const height = Math.min(page.info.height - top, Math.ceil(box.height))
  const under = await sharp(page.data, { raw: page.info })
    .extract({ left, top, width, height })
    .resize(Math.ceil(width / 4), Math.ceil(height / 4), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const [, , , opacity = 1] = colour
  let worst = Infinity
  for (let at = 0; at < under.length; at += 3) {
    const spot = [...under.subarray(at, at + 3)]
    const ink = spot.map((channel, index) => (colour[index] ?? 0) * opacity + channel * (1 - opacity))
    const [dark = 0, light = 0] = [luminance(spot), luminance(ink)].toSorted((a, b) => a - b)
    worst = Math.min(worst, (light + 0.05) / (dark + 0.05))
  }
  return worst
}

/** Takes a picture of a page with its lines over pictures, once the page has stopped growing. */
async function takePicture(page: Page): Promise<{ lines: Line[]; pixels: Pixels }> {
  for (;;) {
    await bringPictures(page)
    const lines = await page.evaluate(takeLinesOffPictures)
    const pixels = await pixelsOf(await page.screenshot({ fullPage: true }))
    // List items render after their answer, so lines count only if they are equal before and after.
    if (isDeepStrictEqual(await page.evaluate(takeLinesOffPictures), lines)) return { lines, pixels }
  }
}

/** Waits for all pictures of a page, also below the window. */
async function bringPictures(page: Page): Promise<void> {
  // The splash screen also has a heading, but no picture.
  await page.locator('main img:visible').first().waitFor()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // The full style sheet loads as one for print, and lays out the content below the first screenful.
  await expect(page.locator('link[rel="stylesheet"][media="print"]')).toHaveCount(0)
  await page.evaluate(hurryPictures)
  await page.waitForFunction(arePicturesThere)
}

for (const path of ['/', '/about', '/funnel-page', '/market-place', '/signup'])
  test(`${path}: shows every text on a picture with enough contrast`, once, async ({ page }) => {
    const faint: string[] = []
    // Starts with the narrowest width, as a browser keeps a picture that is too large and fetches one that is too
    // small.
    for (const [at, width] of [320, 390, 720, 834, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 })
      if (at === 0) await page.goto(path, { waitUntil: 'networkidle' })
      const { lines, pixels } = await takePicture(page)
      for (const line of lines) {
        const contrast = await worstContrast(pixels, line)
        if (contrast < (line.large ? 3 : 4.5))
          faint.push(`${width} px: ${contrast.toFixed(1)} for “${line.text}”`)
      }
      if (path === '/') expect(lines.length).toBeGreaterThan(4)
    }
    expect(faint).toEqual([])
  })
