import { defineConfig } from '@playwright/test'
import { pictureLaunchOptions } from './scripts/visual/launch.ts'
import product from './playwright.config.ts'

/** The tests of the built Storybook, rather than of the product. */
export default defineConfig({
  ...product,
  testDir: 'test/storybook',
  reporter: [['list'], ['json', { outputFile: 'test-results/docs.json' }]],
  outputDir: 'test-results/docs',
  use: { ...product.use, launchOptions: pictureLaunchOptions },
  projects: [
    { name: 'docs', testIgnore: 'states.spec.ts' },
    { name: 'states', testMatch: 'states.spec.ts', timeout: 400_000 },
  ],
})
