import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import { usableMark } from '@meridian-2117/site/usable-mark'
import type { Locator, Page } from '@playwright/test'
import { builtFile } from '../built-files.ts'
import { expect, holdCode, once, test } from './fixtures.ts'

const unknown = '/no/such/place'

/** Frames between the first paint of a page and the act: about 0, 100 and 300 ms. */
const moments = [0, 6, 18]

/** Opens a page and acts some frames after its first paint, all at a fourth of the processor's speed. */
async function actEarly(page: Page, path: string, frames: number, act: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(async (count) => {
    await new Promise<void>((painted) => {
      new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true })
    })
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  }, frames)
  await act()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
}

/** Presses the middle of an element at once, without waiting until it answers. */
async function press(page: Page, element: Locator, clickCount = 1): Promise<void> {
  await element.evaluate((pressed) => pressed.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  const { x, y, width, height } = (await element.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount })
}

async function rest(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
}

function setValue(field: Element, value: string): void {
  if (field instanceof HTMLInputElement) field.value = value
}

interface Act {
  path: string
  /** Does it before the code has come. */
  act: (page: Page) => Promise<void>
  /** Waits until it is carried out. */
  carriedOut: (page: Page) => Promise<void>
  /** A fault that belongs to the page. */
  fault?: RegExp
}

// Found by its text: the roles of a whole page are slow to read.
const header = (page: Page, name: string) => page.locator('header button', { hasText: name })
const menu = (page: Page, name: string) => page.getByRole('menu', { name })
const filters = (page: Page) => page.getByRole('button', { name: 'Sort and filter' })
const openFilters = async (page: Page) => {
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Sort by').selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
}
const saveMark = (page: Page) => page.getByLabel('Save Caldera Ridge', { exact: true })
const scaleOf = (page: Page) => page.evaluate(() => visualViewport?.scale)
const email = 'nobody@meridian.test'
const password = 'open-the-gate'

/** Every kind of act that a prerendered page lets begin; it has no select, box to tick, `<details>` or place to drop. */
const acts: Readonly<Record<string, Act>> = {
  'a pointer rests on Shop': {
    path: paths.home,
    act: (page) => rest(page, header(page, 'Shop')),
    carriedOut: async (page) => {
      await expect(menu(page, 'Shop')).toBeVisible()
      await expect(menu(page, 'Shop')).not.toBeFocused()
      await page.mouse.move(0, 700)
      await expect(menu(page, 'Shop')).toBeHidden()
    },
  },
  'a pointer moves inside Social': {
    path: paths.about,
    act: async (page) => {
      await rest(page, header(page, 'Social'))
      const { x, y } = (await header(page, 'Social').boundingBox())!
      await page.mouse.move(x + 4, y + 4)
    },
    carriedOut: (page) => expect(menu(page, 'Social')).toBeVisible(),
  },
  'Shop is pressed': {
    path: paths.news,
    act: (page) => press(page, header(page, 'Shop')),
    carriedOut: async (page) => {
      await expect(menu(page, 'Shop')).toBeFocused()
      await page.mouse.move(0, 700)
      await expect(menu(page, 'Shop')).toBeVisible()
      await press(page, header(page, 'Shop'))
      await expect(menu(page, 'Shop')).toBeHidden()
    },
  },
  'Enter is pressed on Social': {
    path: paths.funnel,
    act: async (page) => {
      await header(page, 'Social').focus()
      await page.keyboard.press('Enter')
    },
    carriedOut: async (page) => {
      await expect(page.getByRole('menuitem', { name: 'Discord' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(header(page, 'Social')).toBeFocused()
    },
  },
  'an arrow is pressed on Shop': {
    path: paths.collectionsTest,
    act: async (page) => {
      await header(page, 'Shop').focus()
      await page.keyboard.press('ArrowDown')
    },
    carriedOut: (page) => expect(page.getByRole('menuitem').first()).toBeFocused(),
  },
  'Sort and filter is pressed': {
    path: paths.lands,
    act: (page) => press(page, filters(page)),
    carriedOut: openFilters,
  },
  'two controls are pressed': {
    path: paths.signUp,
    act: async (page) => {
      await page.getByLabel('Email').fill(email)
      await press(page, page.getByRole('button', { name: 'Show password' }))
      await press(page, page.getByRole('main').getByRole('button', { name: 'Sign Up' }))
    },
    carriedOut: async (page) => {
      await expect(page.getByText(messages.passwordLength)).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    },
  },
  'Sell Now is pressed': {
    path: paths.collectibles,
    act: (page) => press(page, page.getByRole('button', { name: 'Sell Now' })),
    carriedOut: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'the link to the content is followed': {
    path: unknown,
    fault: /^404: GET \/no\/such\/place$/,
    act: async (page) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    carriedOut: (page) => expect(page.getByRole('main')).toBeFocused(),
  },
  'a form is sent twice on a page with a query, while it is still typed in': {
    path: `${paths.signIn}?from=mail`,
    fault: /^401: POST /,
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Email').fill(email)
      // A page whose code has come answers a form with an overlay, and takes no key meanwhile.
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
    carriedOut: async (page) => {
      await expect(page.getByText(serverMessages.credentialsWrong)).toHaveCount(1)
      await page.keyboard.type('x')
      await expect(page.getByLabel('Email')).toHaveValue('nobody@meridian.tesxt')
    },
  },
  'a password manager fills in a form, and says so by no event': {
    path: paths.forgotPassword,
    act: (page) => page.getByLabel('Email').evaluate(setValue, email),
    carriedOut: async (page) => {
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await press(page, page.getByRole('main').locator('[type=submit]'))
      expect((await sent).postDataJSON()).toEqual({ Email: email })
    },
  },
  'two fingers enlarge the page': {
    path: paths.activities,
    act: async (page) => {
      const devtools = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: readonly number[]) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: across.map((x, id) => ({ x, y: 400, id })),
        })
      await touch('touchStart', 300, 340)
      for (let spread = 10; spread <= 100; spread += 10) await touch('touchMove', 300 - spread, 340 + spread)
      await touch('touchEnd')
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
    },
    carriedOut: async (page) => {
      await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, usableMark)
      expect(await scaleOf(page)).toBeGreaterThan(2)
    },
  },
  'an item is saved as soon as its mark shows': {
    path: paths.lands,
    act: async (page) => {
      await page.evaluate(async () => {
        while (!document.querySelector('[data-slot=save-mark]')) await new Promise(requestAnimationFrame)
      })
      await press(page, saveMark(page))
    },
    carriedOut: (page) => expect(saveMark(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  'a pointer rests on a link, so its code is fetched': {
    path: paths.market,
    act: async (page) => {
      // A browser lists 250 resources unless told otherwise, and the page has about as many.
      await page.evaluate(() => performance.setResourceTimingBufferSize(1000))
      await rest(page, page.locator(`main a[href="${paths.lands}"]`).first())
    },
    carriedOut: (page) =>
      expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .toContain(new URL(builtFile('market'), page.url()).href),
  },
}

for (const [name, { path, act, carriedOut, fault }] of Object.entries(acts))
  for (const frames of moments)
    test(`carries out once that ${name}, after ${frames} frames`, once, async ({ page, faults }) => {
      if (fault) faults.expect(fault)
      await actEarly(page, path, frames, () => act(page))
      await carriedOut(page)
    })

test('takes the second press before the code has come for none', once, async ({ page }) => {
  const cases = [
    {
      path: paths.activities,
      pressed: header(page, 'Social'),
      opened: () => expect(menu(page, 'Social')).toBeFocused(),
    },
    { path: `${paths.lands}?from=mail`, pressed: filters(page), opened: () => openFilters(page) },
  ]
  for (const { path, pressed, opened } of cases) {
    const bringCode = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await press(page, pressed, 2)
    await bringCode()
    await opened()
    await page.unroute('**/assets/*.js')
  }
})

test('carries out once each press of a control without a destination', once, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (line) => line.type() === 'log' && logged.push(line.text()))
  let pressed = 0
  await actEarly(page, paths.home, 0, async () => {
    pressed = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-slot=site-footer] button')]
      for (const button of buttons) button.click()
      return buttons.length
    })
    await press(page, header(page, 'News'))
  })
  await expect.poll(() => logged.length).toBe(pressed + 1)
  expect(new Set(logged).size).toBe(pressed + 1)
})

test('goes back to the page before', once, async ({ page }) => {
  await page.goto(paths.news)
  await actEarly(page, paths.market, 0, async () => void (await page.goBack()))
  await expect(page).toHaveURL(paths.news)
  await press(page, header(page, 'Shop'))
  await expect(menu(page, 'Shop')).toBeVisible()
})
