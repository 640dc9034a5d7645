import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import type { WorkerOptions } from './test/e2e/fixtures.ts'

/**
 * Every end-to-end test of a desk against four copies of the server behind a proxy, of which one after another is killed
 * or stopped while new ones come (docs/scaling.md).
 */
export default defineConfig<object, WorkerOptions>({
  ...config,
  // What is sent at the moment of a kill, and may not be sent twice, is answered by nobody.
  retries: 1,
  use: { ...config.use, copies: 4 },
  projects: config.projects!.filter(({ name }) => name?.startsWith('desktop')),
})
