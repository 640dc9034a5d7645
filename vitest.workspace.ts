import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'

const leaveNoTrace = './test/leave-no-trace.setup.ts'

// A poll ends a test that hangs, as a test's limit does: a busy computer is slow.
const polls = { poll: { timeout: 30_000 } }

const apiTests = {
  environment: 'node' as const,
  include: ['apps/api/src/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Each worker loads the server once and not for each file.
  isolate: false,
  setupFiles: [leaveNoTrace],
}

// Flows show screens, which have stories of their own at every width.
const shownAsScreens = ['apps/**']

// Between phone and desktop only whole pages change their layout.
const shownInPages = [
  'packages/ui/src/{components,foundations,dialogs,sections}/**',
  'packages/sandbox/**',
  ...shownAsScreens,
]

interface Width {
  name: string
  viewport: 'desktop' | 'tablet' | 'phone'
  exclude?: string[]
}

/** Stories in Chromium, at some widths. */
const stories = (name: string, widths: readonly Width[], tags: { exclude?: string[] } = {}) => ({
  // A dependency that Vite finds during a run reloads the page under the tests.
  optimizeDeps: { include: ['html-validate'] },
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook', tags })],
  test: {
    name,
    // It ends a story that hangs. No test is about a time, and a busy computer is slow.
    testTimeout: 120_000,
    // Stories follow each other in one page, as in Storybook: half as long, and what one leaves behind fails the next.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: widths.map(({ viewport, ...width }) => ({
        ...width,
        browser: 'chromium' as const,
        env: { STORY_VIEWPORT: viewport },
      })),
    },
  },
})

export default defineConfig({
  test: {
    // The name of a table's row says where it differs at its end.
    taskTitleValueFormatTruncate: 0,
    // The default leaves a core idle, and a page of stories waits for frames.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000,
          expect: polls,
          // Functions without a state of their own: each worker loads what they import once and not for each file.
          isolate: false,
          setupFiles: [leaveNoTrace],
          globalSetup: ['packages/flows/src/testing/random-runs.setup.ts'],
          include: [
            'packages/*/{src,fixtures,msw}/**/*.test.ts',
            'apps/site/{src,build}/**/*.test.ts',
            'art/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/{*,*/*}.test.ts',
          ],
        },
      },
      // What others install: packed, and used outside of the repository.
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/packages/installed/*.test.ts'],
          globalSetup: ['test/packages/pack.setup.ts'],
          // It ends what hangs: to install and build an example takes minutes on a busy computer.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: polls,
        },
      },
      // One suite of API tests, for both databases; a test of one alone says so in its file's name. By day the embedded one
      // gets what differs and a smoke test, see `test:embedded`, at night all.
      {
        test: {
          ...apiTests,
          name: 'api-pglite',
          exclude: ['**/*.{postgres,dump}.test.ts'],
          globalSetup: ['apps/api/test/generated-calls.setup.ts', 'apps/api/test/pglite.setup.ts'],
        },
      },
      // With pg_dump, which the npm package of PostgreSQL lacks.
      {
        test: { ...apiTests, name: 'api-dump', include: ['apps/api/src/**/*.dump.test.ts'] },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          exclude: ['**/*.{pglite,dump}.test.ts'],
          globalSetup: ['apps/api/test/generated-calls.setup.ts', 'apps/api/test/postgres.setup.ts'],
        },
      },
      stories('stories', [{ name: 'stories-desktop', viewport: 'desktop' }]),
      // Behaviour is tested once, at the width that its story is pinned to, else at desktop width.
      stories(
        'stories-widths',
        [
          {
            name: 'stories-phone',
            viewport: 'phone',
            exclude: ['**/*.mdx', ...shownAsScreens],
          },
          {
            name: 'stories-tablet',
            viewport: 'tablet',
            exclude: ['**/*.mdx', ...shownInPages],
          },
        ],
        { exclude: ['behaviour'] },
      ),
    ],
  },
})
