import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { defineMain } from '@storybook/react-vite/node'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { managerStyle, previewStyle } from './frame-styles.ts'

/** Returns the runtime dependencies of a workspace, without style sheets, our own packages and `xstate`. */
function dependenciesOf(part: string): string[] {
  const manifest = readFileSync(new URL(`../${part}/package.json`, import.meta.url), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
    .filter((name) => !/^@(meridian|fontsource)|xstate/.test(name))
    .map((name) => (name === 'zod' ? 'zod/mini' : name))
}

// Vite bundles these before the first story runs; a dependency found later would reload the page under a test.
const bundledFirst = [
  ...dependenciesOf('packages/ui'),
  ...dependenciesOf('apps/site'),
  '@stripe/stripe-js/pure',
  'mockdate',
  'react-dom/client',
  'storybook-addon-remix-react-router',
  '@meridian-2117/storybook-addon-xstate/inspector',
  'storybook/internal/core-events',
  'xstate/graph',
]

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../apps/workbench/*/*.{mdx,stories.tsx}',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/sandbox/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  staticDirs: [
    '../apps/site/public',
    { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts/inter' },
    { from: '../packages/ui/src/theme/tokens.json', to: '/tokens.json' },
  ],
  // The panel of the router's addon asks a registry for its version on every story, so only its decorator is used.
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    './xstate-addon.ts',
  ],
  managerHead: (head) => `${head ?? ''}${managerStyle}`,
  previewHead: (head) => `${head ?? ''}${previewStyle}`,
  // The TypeScript docgen engine needs a compiler API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // With `--host <address>` a phone may also use this computer's name.
    allowedHosts: [hostname(), `${hostname()}.local`],
  },
  // Stories that only test a behaviour are hidden; the filter beside the search shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  // The only theme is dark, so there is no background to choose.
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    backgrounds: false,
  },
  // The Vitest plugin applies viteFinal, too, so the plugins need no vite.config.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), tailwindcss()],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...bundledFirst],
    },
  }),
})
