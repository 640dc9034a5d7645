import { defineConfig, type OxlintConfig } from 'oxlint'

type Rules = NonNullable<OxlintConfig['rules']>

interface RestrictedName {
  name: string
  allowImportNames?: string[]
  allowTypeImports?: boolean
  message: string
}

/** Lets a folder import these alone, beside its own files: no relative address leads into another package. */
function onlyImports(
  allowed: readonly string[],
  message: string,
  names: RestrictedName[] = [],
  refused: readonly string[] = [],
): Rules {
  const exceptions = [...allowed, './**', '../**'].map((name) => `!${name}`)
  const group = ['*', ...exceptions, '../../**/src/**', ...refused]
  return { 'no-restricted-imports': ['error', { paths: names, patterns: [{ group, message }] }] }
}

/** Refuses globals, each with where it belongs. */
function withoutGlobals(messages: Readonly<Record<string, string>>): Rules {
  const globals = Object.entries(messages).map(([name, message]) => ({ name, message }))
  return { 'no-restricted-globals': ['error', { globals, checkGlobalObject: true }] }
}

/** Refuses members, written `object.property` or `.property` of whatever object, each with where it belongs. */
function withoutMembers(messages: Readonly<Record<`${string}.${string}`, string>>): Rules {
  const members = Object.entries(messages).map(([member, message]) => {
    const [object, property = ''] = member.split('.')
    return { ...(object ? { object } : {}), property, message }
  })
  return { 'no-restricted-properties': ['error', ...members] }
}

const callsBelong = "calls go through the site's API client."
const storageBelongs = "things are kept through the site's storage, which knows browsers that refuse."
const timeBelongs = 'the time is given, in ms; a wait is a named delay of a machine.'
const keysBelong = 'a key comes from crypto, and chance is given.'

const noSleep = 'a test waits for what it is about.'
const wholeValue = 'a test compares the whole value.'
const noMarkup = 'a test says what counts, not how it is drawn.'

const networkAndStorage = {
  fetch: callsBelong,
  XMLHttpRequest: callsBelong,
  WebSocket: callsBelong,
  EventSource: callsBelong,
  localStorage: storageBelongs,
  sessionStorage: storageBelongs,
  indexedDB: storageBelongs,
}
const browserMembers = {
  'document.cookie': storageBelongs,
  'navigator.sendBeacon': callsBelong,
  'Math.random': keysBelong,
}

const contract = [
  '@meridian-2117/contract',
  '@meridian-2117/contract/{html,messages,money,names,paths,search,validation}/*',
]
const fixtures = '@meridian-2117/contract/fixtures'
const testTools = ['vitest', 'fast-check']
const storyTools = ['@storybook/react-vite', 'storybook/test', 'storybook-addon-remix-react-router']

const ui = [
  'react',
  'react-dom',
  'class-variance-authority',
  'lucide-react',
  'sonner',
  'tailwind-merge',
  'chart.js',
  'react-chartjs-2',
  'react-error-boundary',
  '@tanstack/react-virtual',
  ...contract,
]
const uiNames: RestrictedName[] = [
  {
    name: '@meridian-2117/contract',
    allowTypeImports: true,
    message: 'ui takes types of the contract and its pure rules, never its schemas.',
  },
]
const radix = ['dialog', 'dropdown-menu', 'slot'].map((part) => `@radix-ui/react-${part}`)

const site = [
  'react',
  'react-error-boundary',
  'react-router-dom',
  'xstate',
  '@xstate/react',
  '@tanstack/react-query',
  '@stripe/stripe-js',
  '@stripe/stripe-js/pure',
  '@stripe/react-stripe-js',
  '@noble/hashes/*',
  'web-vitals',
  'zod/mini',
  ...contract,
  '@meridian-2117/flows/**',
  '@meridian-2117/ui/**',
  '@meridian-2117/sandbox/{browser,shared}/*',
]

const api = [
  'node:*',
  'node:*/*',
  'fastify',
  '@fastify/*',
  'fastify-type-provider-zod',
  'fastify-plugin',
  '@scalar/fastify-api-reference',
  'async-cache-dedupe',
  'p-queue',
  '@node-rs/argon2',
  'ipaddr.js',
  'sharp',
  'nodemailer',
  'jose',
  'pino',
  'prom-client',
  'micro-eth-signer',
  'stripe',
  'zod',
  ...contract,
  '@meridian-2117/contract/endpoints',
  '@meridian-2117/sandbox/{server,shared}/*',
]
const database = ['drizzle-orm', 'drizzle-orm/**', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/**']

/** A host can override what ui shows only if it is a message: an element has no text of its own. */
const hostTexts = {
  restrictedAttributes: [
    'alt',
    'aria-description',
    'aria-label',
    'aria-valuetext',
    'caption',
    'description',
    'heading',
    'label',
    'lead',
    'note',
    'placeholder',
    'text',
    'title',
  ],
  allowedStrings: ['', '*', '0'],
}

/** The folders of ui, from the lowest: each imports those before it. */
const uiFolders = [
  'theme',
  'lib',
  'pictures',
  'content',
  'components',
  'dialogs',
  'sections',
  'layouts',
  'screens',
  'foundations',
]

const uiOrder: NonNullable<OxlintConfig['overrides']> = uiFolders.map((folder, index) => ({
  files: [`packages/ui/src/${folder}/**`],
  rules: onlyImports(
    folder === 'components' ? [...ui, ...radix] : ui,
    'ui is presentational, and a folder of it imports those below it: theme, lib, pictures, content, components, dialogs, sections, layouts, screens.',
    uiNames,
    uiFolders.slice(index + 1).map((higher) => `../**/${higher}/**`),
  ),
}))

/** Names the imports and globals that files may use. Of two entries that fit a file, the later one holds. */
const importBoundaries: OxlintConfig['overrides'] = [
  {
    files: ['packages/{contract,flows,ui}/src/**'],
    rules: {
      ...withoutGlobals({
        ...networkAndStorage,
        setTimeout: timeBelongs,
        setInterval: timeBelongs,
        performance: timeBelongs,
      }),
      ...withoutMembers({ ...browserMembers, 'Date.now': timeBelongs }),
    },
  },
  {
    files: ['packages/contract/{src,fixtures,seed}/**'],
    rules: onlyImports(['zod', 'zod/*'], 'contract is pure: it imports zod alone.'),
  },
  {
    files: ['packages/contract/src/**/*.test.ts'],
    rules: onlyImports(
      ['zod', 'zod/*', '@spruceid/siwe-parser', ...testTools],
      'a test of the contract needs the contract alone, and the parser of the form that it writes.',
    ),
  },
  {
    files: ['packages/flows/src/**'],
    rules: onlyImports(
      ['xstate', ...contract],
      'flows know xstate and contract alone: no screen, no router, no network, no schema.',
    ),
  },
  {
    files: ['packages/flows/src/**/*.fixtures.ts'],
    rules: onlyImports(
      ['xstate', ...contract, fixtures],
      'fixtures of a machine import xstate and the fixtures of the contract.',
    ),
  },
  {
    files: ['packages/flows/src/**/*.test.ts', 'packages/flows/src/testing/**'],
    rules: onlyImports(
      ['xstate', 'xstate/graph', 'vitest/node', ...contract, fixtures, ...testTools],
      'a test of a flow needs no screen, router or network.',
    ),
  },
  ...uiOrder,
  {
    files: ['packages/ui/src/**/*.stories.tsx', 'packages/ui/src/**/*.test.ts', 'packages/ui/src/stories/**'],
    rules: onlyImports(
      [
        ...ui,
        'react-dom/client',
        'react-dom/server',
        'react-router-dom',
        fixtures,
        ...testTools,
        ...storyTools,
      ],
      'a story of ui shows ui; flow stories stand in the site.',
    ),
  },
  {
    files: ['packages/storybook-addon-xstate/src/**'],
    rules: onlyImports(
      ['xstate', 'react', 'react-dom/client', 'storybook/**', 'node:url'],
      'the addon is for everybody: it knows nothing of this product.',
    ),
  },
  {
    files: ['packages/storybook-addon-xstate/src/build/**'],
    rules: onlyImports(
      ['xstate', 'node:*', 'node:*/*'],
      'the addon is for everybody: it knows nothing of this product.',
    ),
  },
  {
    files: ['packages/storybook-addon-xstate/src/**/*.test.ts'],
    rules: onlyImports(
      ['xstate', 'node:*', 'node:*/*', ...testTools],
      'the addon is for everybody: it knows nothing of this product.',
    ),
  },
  {
    files: ['packages/sandbox/src/**'],
    rules: onlyImports(
      ['@stripe/stripe-js', 'card-validator', 'micro-eth-signer', ...contract],
      'the sandbox stands in for outside services and knows nothing of our own parts but the contract.',
    ),
  },
  {
    files: ['packages/sandbox/src/server/**'],
    rules: onlyImports(
      ['@stripe/stripe-js', 'fastify', 'ipaddr.js', 'zod', 'node:*', 'node:*/*', ...contract],
      'the sandbox is a Fastify plugin with storage of its own: it knows nothing of the server.',
    ),
  },
  {
    files: ['packages/sandbox/src/**/*.stories.tsx', 'packages/sandbox/src/**/*.test.ts'],
    rules: onlyImports(
      ['react', '@stripe/stripe-js', 'fastify', 'node:*', ...testTools, ...storyTools],
      'a story or test of the sandbox needs the sandbox alone.',
    ),
  },
  {
    files: ['apps/site/src/**'],
    rules: {
      ...onlyImports(site, 'the site assembles ui, flows and contract through their exports.'),
      ...withoutGlobals(networkAndStorage),
      ...withoutMembers(browserMembers),
    },
  },
  {
    files: ['apps/site/src/lib/**'],
    rules: onlyImports(
      site,
      'the lib of the site is shared by features and knows none of them.',
      [],
      ['**/app/**', '**/features/**', '**/devtools/**'],
    ),
  },
  {
    files: ['apps/site/src/features/**'],
    rules: onlyImports(
      site,
      'a feature of the site imports lib and no other feature: what two share moves down to lib.',
      [],
      ['**/app/**', '**/devtools/**', '../*/**', '!../../lib/**'],
    ),
  },
  {
    files: ['apps/site/src/app/{main,prerender}.tsx'],
    rules: onlyImports(
      [...site, 'react-dom/client', 'react-dom/static'],
      'the site assembles ui, flows and contract.',
    ),
  },
  {
    files: ['apps/site/src/devtools/**'],
    rules: onlyImports(
      [...site, '@meridian-2117/storybook-addon-xstate/inspector'],
      'what looks at machines stands here alone, and in no build of a real product.',
      [],
      ['**/app/**', '**/features/**'],
    ),
  },
  {
    files: ['apps/site/src/**/api-client.ts'],
    rules: onlyImports(
      ['axios', 'zod/mini', ...contract],
      'the API client needs axios and the contract alone.',
    ),
  },
  {
    files: ['apps/site/src/lib/storage/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['apps/site/src/**/*.stories.tsx', 'apps/site/src/**/*.test.ts', 'apps/site/test/**'],
    rules: onlyImports(
      [
        ...site,
        '@meridian-2117/storybook-addon-xstate',
        fixtures,
        'axios',
        'node:*',
        ...testTools,
        ...storyTools,
      ],
      'a story or test of the site uses what the site uses, over a made-up server.',
    ),
  },
  {
    files: ['apps/site/src/{features,lib}/**/*.stories.tsx', 'apps/site/src/{features,lib}/**/*.test.ts'],
    rules: onlyImports(
      [
        ...site,
        '@meridian-2117/storybook-addon-xstate',
        fixtures,
        'axios',
        'node:*',
        ...testTools,
        ...storyTools,
      ],
      'a story or test of the site uses what the site uses, over a made-up server.',
      [],
      ['**/app/**', '**/devtools/**'],
    ),
  },
  {
    files: ['apps/api/src/**'],
    rules: {
      ...onlyImports(api, 'the server knows the contract and the sandbox; the database is for its stores.'),
      ...withoutMembers({
        'Math.random': keysBelong,
        'process.env': 'settings.ts reads the settings and checks them.',
      }),
    },
  },
  {
    files: ['apps/api/src/settings.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['apps/api/src/**/*.store.ts', 'apps/api/src/database/**', 'apps/api/src/stores.ts'],
    rules: onlyImports(
      ['node:*', 'node:*/*', ...database, ...contract, '@meridian-2117/contract/seed'],
      'a store knows the database and the contract.',
    ),
  },
  {
    files: ['apps/api/src/**/*.test.ts', 'apps/api/test/**'],
    rules: onlyImports(
      [
        ...api,
        ...database,
        fixtures,
        'vitest/node',
        '@seriousme/openapi-schema-validator',
        'oauth2-mock-server',
        'postal-mime',
        'smtp-server',
        'smtp-server/lib/tls-options.js',
        ...testTools,
      ],
      'a test of the server needs no other part of ours.',
    ),
  },
  {
    files: ['packages/ui/src/{components,dialogs,layouts,lib,screens,sections}/**'],
    rules: { 'react/jsx-no-literals': ['error', hostTexts] },
  },
  {
    files: ['**/*.test.ts', '**/*.spec.ts', '**/*.stories.tsx'],
    rules: {
      'react/jsx-no-literals': 'off',
      ...withoutGlobals({ setTimeout: noSleep, setInterval: noSleep }),
      ...withoutMembers({
        'Math.random': 'a test repeats exactly.',
        '.waitForTimeout': noSleep,
        '.toMatchObject': wholeValue,
        '.toBeDefined': wholeValue,
        '.toMatchSnapshot': noMarkup,
        '.toMatchInlineSnapshot': noMarkup,
      }),
    },
  },
]

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', 'storybook-static/**', '**/drizzle/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-require-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert'] }],
    'no-underscore-dangle': ['error', { allow: ['_id'] }],
    'typescript/consistent-return': 'off',
    'typescript/no-non-null-assertion': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
  },
  overrides: importBoundaries,
})
