import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import type { WorkerOptions } from './test/e2e/fixtures.ts'
import { desktop, phone } from './test/e2e/widths.ts'

type ProductProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WorkerOptions>

/** Tests that need pictures; each public page is opened in one of them. */
const pictures = '**/pictures/*.spec.ts'

// Most tests do not look at pictures, and without them take a quarter less of a processor.
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
}

/** Draws what is drawn at once, and by nobody's clock. */
const forPictures = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--blink-settings=lazyLoadEnabled=false',
    '--disable-checker-imaging',
    '--disable-image-animation-resync',
    '--disable-new-content-rendering-timeout',
    '--disable-threaded-animation',
    '--disable-threaded-scrolling',
    '--run-all-compositor-stages-before-draw',
  ],
}

/** The tests of the product at one width: one project without pictures, one with them. */
const product = (name: string, { use, ...project }: ProductProject): ProductProject[] => [
  { ...project, name, testIgnore: pictures, use: { ...use, launchOptions: withoutPictures } },
  { ...project, name: `${name}-pictures`, testMatch: pictures, ...(use && { use }) },
]

const onDesktop = { viewport: desktop }
const onPhone = { viewport: phone, hasTouch: true }

/**
 * `npm test` runs the tests tagged `@core` at desktop width and those tagged `@phone` on a phone, by `TIER=core`;
 * `npm run test:all` runs the others by `TIER=rest`. Without a tier both run.
 */
const tiers: Readonly<Record<string, { desktop: ProductProject; phone: ProductProject }>> = {
  core: { desktop: { grep: /@core/ }, phone: { grep: /@phone/ } },
  rest: { desktop: { grepInvert: /@core/ }, phone: { grepInvert: /@once|@phone/ } },
  everyWidth: { desktop: {}, phone: { grepInvert: /@once/ } },
}
const tier = tiers[process.env['TIER'] ?? 'everyWidth']
if (!tier) throw new Error(`TIER must be one of ${Object.keys(tiers).join(', ')}`)

export default defineConfig<object, WorkerOptions>({
  testDir: 'test/e2e',
  // Each worker starts a server of its own; two cores carry two.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env['REPORT'] ?? 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    browserName: 'chromium',
    launchOptions,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...product('desktop', { ...tier.desktop, use: onDesktop }),
    ...product('phone', { ...tier.phone, use: onPhone }),
    // Failures too, which otherwise run at desktop width and are only read on a phone (decision 034).
    ...product('whole-phone', { grepInvert: /@desktop-only/, use: onPhone }),
    // Four copies of the server behind a proxy, killed and replaced meanwhile.
    ...product('fleet', { use: { ...onDesktop, copies: 4 } }),
    {
      name: 'docs',
      testDir: 'test/storybook',
      // A page of ten stories takes ten times a page's processor, and CI tests packages beside it.
      timeout: 180_000,
      expect: { timeout: 60_000 },
      snapshotPathTemplate: 'test-results/docs/{arg}{ext}',
      use: { launchOptions: forPictures },
    },
    // Run by `npm run tool -- visual`, which takes the pictures to compare with.
    {
      name: 'visual',
      testDir: 'test/visual',
      timeout: 400_000,
      snapshotPathTemplate: `${process.env['PICTURES'] ?? 'test-results/pictures'}/{arg}{ext}`,
      use: { launchOptions: forPictures, screenshot: 'off' },
    },
  ],
})
