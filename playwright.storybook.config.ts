import { defineConfig } from '@playwright/test'
import product from './playwright.config.ts'

/** The tests of the built Storybook, rather than of the product. */
export default defineConfig({
  ...product,
  testDir: 'test/storybook',
  reporter: [['list'], ['json', { outputFile: 'test-results/docs.json' }]],
  outputDir: 'test-results/docs',
  projects: [{ name: 'docs' }],
})
