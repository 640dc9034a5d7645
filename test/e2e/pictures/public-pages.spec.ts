import { trailer } from '@meridian/ui/pictures/film'
import { paths } from '@meridian/contract/paths/paths'
import type { Locator } from '@playwright/test'
import { atDesktop, expect, once, test } from '../fixtures.ts'

const unknown = '/no/such/place'
const publicPages = [paths.about, paths.news, paths.collectionsTest, paths.funnel, unknown]

test(
  'keeps public pages within the window, from the narrowest to the widest',
  once,
  async ({ page, faults }) => {
    faults.expect(/^404: GET \/no\/such\/place$/)
    for (const path of publicPages) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const width of [320, 390, 834, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const sideways = await page.evaluate(async () => {
          // Content that depends on the width renders with the next frame.
          await new Promise(requestAnimationFrame)
          return document.documentElement.scrollWidth - document.documentElement.clientWidth
        })
        expect(sideways, `${path}, ${width} px`).toBe(0)
      }
    }
  },
)

test('loads nothing of the film before play is pressed, and then plays it', once, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(paths.funnel)
  const play = page.getByRole('link', { name: 'Play the film' })
  await play.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.startsWith('/film/'))).toEqual([trailer.poster])

  await play.press('Enter')
  const film = page.getByLabel(trailer.title)
  await expect(film).toBeFocused()
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => video.currentTime > 0 && video.textTracks[0]?.mode),
    )
    .toBe('showing')
})

test.describe('the quotes of players', () => {
  /** Reads the state of a ring's animation, which is the clock of the carousel. */
  const stateOf = (clock: Locator) =>
    clock.evaluate((ring) => {
      const [animation] = ring.getAnimations()
      return animation && { playState: animation.playState, duration: animation.effect?.getTiming().duration }
    })

  /** Advances the clock to the last moment of a round. */
  const passRound = (clock: Locator) =>
    clock.evaluate((ring) => {
      const [animation] = ring.getAnimations()
      const { duration } = animation!.effect!.getTiming()
      const passed = Number(animation!.currentTime) % Number(duration)
      animation!.currentTime = Number(animation!.currentTime) - passed + Number(duration) - 20
    })

  test(
    'go on by one every 4 seconds, silently, and nowhere where motion is not wanted',
    once,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(paths.funnel)
      const quotes = page.getByRole('region', { name: 'What players say' })
      await quotes.scrollIntoViewIfNeeded()
      const clock = quotes.locator('circle').last()
      expect(await stateOf(clock)).toEqual({ playState: 'running', duration: 4000 })
      for (const first of ['2', '3', '1']) {
        await passRound(clock)
        await expect(quotes.locator('[aria-current="true"]')).toHaveAccessibleName(`From quote ${first} of 5`)
      }
      await expect(quotes.getByRole('status')).toBeEmpty()

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(quotes.getByRole('button', { name: 'Stop the quotes' })).toBeHidden()
      expect(await quotes.evaluate((region) => region.getAnimations({ subtree: true }).length)).toBe(0)
    },
  )

  test(
    'stand still while they are pointed at, hold the focus, or are stopped',
    atDesktop,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(paths.funnel)
      const quotes = page.getByRole('region', { name: 'What players say' })
      const clock = quotes.locator('circle').last()
      const row = quotes.getByRole('list', { name: 'Quotes' })
      const playState = async () => (await stateOf(clock))?.playState

      await row.hover()
      await expect.poll(playState).toBe('paused')
      await page.mouse.move(0, 0)
      await expect.poll(playState).toBe('running')

      await page.keyboard.press('Tab')
      await row.focus()
      await expect.poll(playState).toBe('paused')
      await row.blur()
      await expect.poll(playState).toBe('running')

      await quotes.getByRole('button', { name: 'Stop the quotes' }).click()
      await expect(quotes.locator('circle')).toHaveCount(0)
      await quotes.getByRole('button', { name: 'Let the quotes go on' }).click()
      await page.mouse.move(0, 0)
      await expect.poll(playState).toBe('running')
    },
  )
})
