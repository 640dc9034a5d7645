import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import { desk, phone } from './test/e2e/widths.ts'

const atDesk = { viewport: desk }
const onPhone = { viewport: phone, hasTouch: true }

/** The tests that pictures are drawn for; each page is opened in one of them. */
const pictured = '**/pictures/*.spec.ts'

// What is done and said hangs on none: without them a test takes a quarter less of a processor.
const unpictured = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
}

// What is the same at every width runs once.
const atBothWidths = { grepInvert: /@once/ }

export default defineConfig({
  testDir: 'test/e2e',
  // Each worker starts a server of its own; two cores carry two.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A shared CI machine may stall for seconds; what needed a second try is named in the report as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Long ones, as a busy machine must fail no test: what comes is not waited for.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    browserName: 'chromium',
    launchOptions,
    screenshot: 'only-on-failure',
    // A trace costs a tenth of the time; a failure has its picture, and a second try its trace.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: pictured, use: { ...atDesk, launchOptions: unpictured } },
    { name: 'phone', testIgnore: pictured, use: { ...onPhone, launchOptions: unpictured }, ...atBothWidths },
    { name: 'desktop-pictures', testMatch: pictured, use: atDesk },
    { name: 'phone-pictures', testMatch: pictured, use: onPhone, ...atBothWidths },
  ],
})
