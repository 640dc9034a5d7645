import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/**
 * Every end-to-end test at a phone's width, those of what goes wrong included, which `npm test` walks at a desk and sees
 * at both widths (decision 034).
 */
export default defineConfig({
  ...config,
  projects: config
    .projects!.filter(({ name }) => name?.startsWith('phone'))
    .map((project) => ({ ...project, grepInvert: /@desk/ })),
})
