import { core, expect, once, test } from '../fixtures.ts'

test('fails a test by every error of its page', core(once), async ({ page, faults }) => {
  faults.expect(
    /^uncaught: thrown$/,
    /^uncaught: rejected$/,
    /^console: told$/,
    /^404: GET \/pictures\/none\.webp$/,
    /^elsewhere: http:\/\/127\.0\.0\.1:9\/away$/,
    // Elsewhere the page's policy blocks it, and logs that.
    /^console: Loading the image 'http:\/\/127\.0\.0\.1:9\/away' violates/,
    /^csp: GET \/away$/,
  )
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  const missing = page.waitForResponse('**/pictures/none.webp')
  const away = page.waitForEvent('requestfailed')
  await page.goto('/')
  await page.evaluate(() => {
    console.error('told')
    new Image().src = '/pictures/none.webp'
    new Image().src = 'http://127.0.0.1:9/away'
    void Promise.reject(new Error('rejected'))
    queueMicrotask(() => {
      throw new Error('thrown')
    })
  })
  await Promise.all([missing, away])
  await expect.poll(() => uncaught.toSorted()).toEqual(['rejected', 'thrown'])
})
