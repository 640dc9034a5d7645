import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'

const leaveNoTrace = './test/leave-no-trace.setup.ts'

const apiTests = {
  environment: 'node' as const,
  include: ['apps/api/src/**/*.test.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Each worker loads the server once and not for each file.
  isolate: false,
  setupFiles: [leaveNoTrace],
}

// What stands in a page rather than making one up looks the same at every width, or shows its phone in a story of its own.
const sameAtAnyWidth = ['packages/ui/src/{components,foundations}/**', 'packages/sandbox/**']

// What flows and the states of machines show are screens, which have stories of their own at every width; those that go
// another way on a phone name their width, and the end-to-end tests walk all of them at both.
const seenAsScreens = ['apps/site/src/flows/**']

// Between phone and desktop only whole pages break anew; what stands in them is seen there.
const seenInPages = ['packages/ui/src/{dialogs,sections}/**', 'apps/site/**']

export default defineConfig({
  test: {
    // The name of a table's row says where it differs at its end.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A busy machine takes its time.
          testTimeout: 60_000,
          // Functions without a state of their own: each worker loads what they import once and not for each file.
          isolate: false,
          setupFiles: [leaveNoTrace],
          include: [
            'packages/*/{src,fixtures}/**/*.test.ts',
            'apps/site/{src,build}/**/*.test.ts',
            'art/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/{*,*/*}.test.ts',
          ],
        },
      },
      // What others install, packed and used in blank apps.
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/packages/installed/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // One suite of API tests, on both databases that the server runs on; what is true of one alone says so in its name.
      {
        test: {
          ...apiTests,
          name: 'api-pglite',
          exclude: ['**/*.postgres.test.ts'],
          globalSetup: ['apps/api/test/generated-calls.setup.ts', 'apps/api/test/pglite.setup.ts'],
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          exclude: ['**/*.pglite.test.ts'],
          globalSetup: ['apps/api/test/generated-calls.setup.ts', 'apps/api/test/postgres.setup.ts'],
        },
      },
      {
        // Found while tests run already, it would load their page anew.
        optimizeDeps: { include: ['html-validate'] },
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
        test: {
          name: 'stories',
          retry: process.env['CI'] ? 1 : 0,
          // A busy machine takes its time over several hundred cards.
          testTimeout: 60_000,
          // Stories follow each other in one page, as in Storybook: half as long, and what one leaves behind fails the next.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [
              { browser: 'chromium', name: 'stories-desktop', env: { STORY_VIEWPORT: 'desktop' } },
              {
                browser: 'chromium',
                name: 'stories-tablet',
                env: { STORY_VIEWPORT: 'tablet' },
                exclude: [...sameAtAnyWidth, ...seenInPages],
              },
              {
                browser: 'chromium',
                name: 'stories-phone',
                env: { STORY_VIEWPORT: 'phone' },
                exclude: [...sameAtAnyWidth, ...seenAsScreens],
              },
            ],
          },
        },
      },
    ],
  },
})
