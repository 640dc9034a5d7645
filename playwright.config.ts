import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import { desktop, phone } from './test/e2e/widths.ts'
import { networkName } from './test/storybook/serve-folder.ts'

/** Lets no timer of the browser decide when a picture, a scroll or an animation is drawn. */
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

export default defineConfig({
  testDir: 'test/e2e',
  // Each worker starts a server of its own; two cores carry two.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // These limits only end a run that hangs, because no test measures time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: 'test-results/playwright',
  use: {
    browserName: 'chromium',
    launchOptions,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop } },
    { name: 'phone', grepInvert: /@once/, use: { viewport: phone, hasTouch: true } },
    {
      name: 'docs',
      testDir: 'test/storybook',
      snapshotPathTemplate: 'test-results/docs/{arg}{ext}',
      use: {
        launchOptions: {
          ...forPictures,
          args: [...forPictures.args, `--host-resolver-rules=MAP ${networkName} 127.0.0.1`],
        },
      },
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
