/** `npm run tool -- <name>`: runs a rare tool. Further arguments go to the tool; without a name, it lists the tools. */
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.ts'

interface Tool {
  does: string
  command: string
  /** The tool needs Chromium, which is installed first if missing. */
  browser?: true
}

const tools: Readonly<Record<string, Tool>> = {
  docs: {
    does: 'tests the built Storybook: docs pages, prop tables (build-storybook first)',
    command: 'playwright test --project=docs',
    browser: true,
  },
  packages: {
    does: 'packs contract, flows and ui, installs them in blank apps of Vite and Next.js, and buys there',
    command: 'vitest run --config vitest.workspace.ts --project packages',
    browser: true,
  },
  storybooks: {
    does: 'tests the addon in Storybooks of other frameworks and the next version, from the registry',
    command:
      'vitest run --config vitest.workspace.ts --mode storybooks --project packages test/packages/installed/storybooks',
    browser: true,
  },
  fuzz: {
    does: 'sends 5,000 generated calls to each group of the API, on both databases',
    command:
      'vitest run --config vitest.workspace.ts --mode fuzz --project api-pglite --project api-postgres apps/api/src/generated-calls',
  },
  restore: {
    does: 'restores a dump of PostgreSQL as documented, with the programs of the system (postgresql-15 of Debian 12)',
    command: 'vitest run --config vitest.workspace.ts --project api-dump',
  },
  stripe: {
    does: 'prints the events to tick for the webhook at Stripe',
    command: 'node apps/api/src/payment/stripe-events.ts',
  },
  art: {
    does: 'makes outdated pictures again (art/README.md)',
    command: 'node art/make-art.ts',
  },
  pack: { does: 'makes the tarballs of the published packages', command: 'node scripts/pack/pack.ts' },
  lockfile: {
    does: 'completes the lock file after a change of dependencies',
    command: 'node scripts/complete-lockfile.ts',
  },
  visual: {
    does: 'compares the pictures of all stories with those of another commit, or with --again with themselves',
    command: 'node scripts/visual.ts',
    browser: true,
  },
}

const [name = '', ...args] = process.argv.slice(2)
const tool = tools[name]
if (tool) {
  if (tool.browser) ensureBrowser()
  // Ctrl-C ends the tool, which may have to clean up first.
  process.on('SIGINT', () => undefined)
  const [program = '', ...given] = tool.command.split(' ')
  const { status } = spawnSync(program, [...given, ...args], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  for (const [key, { does }] of Object.entries(tools)) console.log(`${key.padEnd(15)} ${does}`)
  process.exitCode = name === '' ? 0 : 1
}
