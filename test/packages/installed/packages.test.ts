import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, inject, onTestFinished, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import { startBlankApp } from './blank-app.ts'

const tarballs = inject('tarballs')

const price = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(120)

test.each(tarballs)('passes publint: %s', async (path) => {
  const tarball = await readFile(path)
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) },
  })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test.each(tarballs)('declares the types of every entry as its code has them: %s', async (path) => {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(path)), {
    excludeEntrypoints: [/\.css$/, './package.json'],
  })
  // Packages have only ES modules; a resolution without `exports`, or as CommonJS, finds none.
  const problems = analysis.types === false ? ['no types'] : analysis.problems
  expect(
    problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !(
          problem.kind === 'CJSResolvesToESM' ||
          ('resolutionKind' in problem && problem.resolutionKind === 'node10')
        ),
    ),
  ).toEqual([])
})

test.each(['vite', 'next'])(
  'sells one item in a blank app of %s in euros, in German and without a fee',
  async (name) => {
    const { url, stop } = await startBlankApp(name, tarballs)
    onTestFinished(stop)
    const browser = await chromium.launch(launchOptions)
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ baseURL: url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text())
    })
    // An unpaid item does not show as owned.
    await page.goto('/paid')
    await page.waitForURL('/')
    // After a redirect within its stream, Next.js may still load the document again under the next press.
    await page.goto('/')

    // The keyboard opens the first dialog as soon as the page has hydrated.
    const buy = page.getByRole('button', { name: 'Jetzt kaufen', exact: true })
    const dialog = page.getByRole('dialog')
    await page.waitForFunction(() => {
      const button = [...document.querySelectorAll('button')].find(
        (each) => each.textContent === 'Jetzt kaufen',
      )
      return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
    })
    await buy.press('Enter')
    expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    expect(await dialog.getByRole('definition').allTextContents()).toEqual([price, price])
    await dialog.getByRole('button', { name: 'Weiter', exact: true }).click()
    await dialog.getByRole('button', { name: 'Bestätigen', exact: true }).click()

    await page.waitForURL('/pay/*')
    const pay = page.getByRole('button', { name: `${price} bezahlen`, exact: true })
    await page.getByLabel('Card').fill('4000 0000 0000 0002')
    await pay.click()
    await page.getByRole('listitem').getByText('Your card was declined.').waitFor()
    await page.getByLabel('Card').fill('4242 4242 4242 4242')
    await pay.click()
    await page.waitForURL('/paid')
    await page.getByText(`Harbour Lamp gehört Ihnen. Ihre Karte wurde mit ${price} belastet.`).waitFor()

    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await page.getByRole('button', { name: 'Mit Karte kaufen', exact: true }).click()
    await page.getByText('Das gehört Ihnen schon').waitFor()
    if (name === 'next') {
      const today = new Date().toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
      await page.goto('/receipt')
      await page.getByText(today).waitFor()
      await page.getByText(price).waitFor()
    }
    expect(faults).toEqual([])
  },
)
