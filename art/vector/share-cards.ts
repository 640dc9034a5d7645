import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { launchOptions } from '../../scripts/browser.ts'
import { ground, markSvg, wordmarkSvg } from './mark.ts'

const width = 1200
const height = 630

/** The hero and the text of each share card, by area of the site. */
const cards = {
  home: { hero: 'heroes/home-hero-1920.webp', focus: '78% 50%', words: 'Own what survives the gate' },
  market: { hero: 'heroes/market-hero-1920.webp', focus: '80% 50%', words: 'A New Era Dawns' },
  funnel: {
    hero: 'heroes/funnel-hero-1920.webp',
    focus: '50% 30%',
    words: 'The Ultimate Gaming Marketplace',
  },
} as const

const font = fileURLToPath(
  new URL(
    '../../node_modules/@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2',
    import.meta.url,
  ),
)

/** Writes the share cards into `folder`/link-cards, from the heroes under `folder`/pictures; returns their names. */
export async function makeShareCards(folder: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width, height } })
  const names: string[] = []
  await mkdir(join(folder, 'link-cards'), { recursive: true })
  for (const [name, { hero, focus, words }] of Object.entries(cards)) {
    const picture = await dataUrl(join(folder, 'pictures', hero), 'image/webp')
    await page.setContent(cardPage(picture, focus, words, await dataUrl(font, 'font/woff2')))
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    )
    const file = join('link-cards', `${name}.jpg`)
    await writeFile(
      join(folder, file),
      await sharp(await page.screenshot())
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer(),
    )
    names.push(file)
  }
  await browser.close()
  return names
}

const dataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`

const cardPage = (picture: string, focus: string, words: string, oxanium: string) => `<!doctype html>
<style>
  @font-face { font-family: Oxanium; font-weight: 200 800; src: url(${oxanium}) }
  body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: ${ground}; color: #e8eef8; font-family: Oxanium }
  img, .veil { position: absolute; inset: 0; width: 100%; height: 100% }
  img { object-fit: cover; object-position: ${focus} }
  .veil { background: linear-gradient(90deg, ${ground} 8%, ${ground}b3 38%, transparent 66%), linear-gradient(0deg, ${ground}cc, transparent 40%) }
  main { position: absolute; left: 72px; bottom: 64px; width: 600px }
  p { margin: 0 0 36px; font: 600 66px/1.08 Oxanium; letter-spacing: -0.01em; text-wrap: balance }
  .sign { display: flex; align-items: center; gap: 18px }
  .mark svg { display: block; width: 60px }
  .word svg { display: block; height: 25px }
</style>
<img src="${picture}" alt="">
<div class="veil"></div>
<main><p>${words}</p><div class="sign"><div class="mark">${markSvg}</div><div class="word">${wordmarkSvg}</div></div></main>`
