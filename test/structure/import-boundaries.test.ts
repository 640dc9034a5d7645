import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'

/** Lines that a file in this place may not or may contain. A name is imported; code is used unchanged. */
const table: Readonly<Record<string, { refused: readonly string[]; accepted?: readonly string[] }>> = {
  'packages/contract/src/leak.ts': {
    refused: [
      'axios',
      'vitest',
      '@meridian/ui/lib/loadable',
      '../../flows/src/buy/buy.machine.ts',
      'fetch("/")',
      'new XMLHttpRequest()',
      'new WebSocket("")',
      'new EventSource("")',
      'indexedDB.databases()',
      'navigator.sendBeacon("/")',
      'Date.now()',
      'Math.random()',
    ],
    accepted: ['zod/mini', './paths/paths.ts', 'new Date(0)'],
  },
  'packages/contract/src/leak.test.ts': { refused: ['@meridian/api'], accepted: ['vitest'] },
  'packages/flows/src/leak.ts': {
    refused: [
      'react',
      '@xstate/react',
      'zod/mini',
      'xstate/graph',
      '@meridian/contract/fixtures',
      'performance.now()',
      'localStorage.clear()',
      'setTimeout(String, 1)',
      'globalThis.setInterval(String, 1)',
    ],
    accepted: ['xstate', '@meridian/contract', '@meridian/contract/paths/paths'],
  },
  'packages/flows/src/leak.fixtures.ts': { refused: ['vitest'], accepted: ['@meridian/contract/fixtures'] },
  'packages/flows/src/leak.test.ts': { refused: ['react'], accepted: ['vitest', 'xstate/graph'] },
  'packages/ui/src/screens/leak.tsx': {
    refused: [
      'axios',
      'xstate',
      'react-router-dom',
      '@tanstack/react-query',
      '@meridian/flows/buy',
      '@meridian/contract',
      '@meridian/contract/fixtures',
      '@radix-ui/react-dialog',
      '../../../../apps/site/src/lib/settings.ts',
      'void import("@stripe/stripe-js")',
      'window.sessionStorage.clear()',
      'document.cookie = ""',
    ],
    accepted: ['react', 'export type { Item } from "@meridian/contract"', '@meridian/contract/paths/paths'],
  },
  'packages/ui/src/components/leak.tsx': {
    refused: ['@radix-ui/react-popover', 'react-router-dom', '../dialogs/leak.tsx'],
    accepted: ['@radix-ui/react-dialog'],
  },
  'packages/ui/src/screens/leak.stories.tsx': {
    refused: ['axios', '@meridian/flows/buy', 'setTimeout(String, 1)'],
    accepted: ['react-router-dom', 'storybook/test', '@meridian/contract/fixtures'],
  },
  'packages/storybook-addon-xstate/src/leak.ts': { refused: ['@meridian/flows/buy'], accepted: ['xstate'] },
  'packages/storybook-addon-xstate/src/build/leak.ts': { refused: ['react'], accepted: ['node:fs'] },
  'packages/sandbox/src/browser/leak.ts': {
    refused: ['axios', 'fastify', '@meridian/ui/lib/toast'],
    accepted: ['@stripe/stripe-js', '@meridian/contract/money/pricing'],
  },
  'packages/sandbox/src/server/leak.ts': {
    refused: ['@meridian/api', 'react'],
    accepted: ['fastify', 'node:sqlite'],
  },
  'packages/sandbox/src/leak.test.ts': { refused: ['@meridian/flows/buy'], accepted: ['react', 'vitest'] },
  'apps/site/src/lib/leak.test.ts': { refused: ['../app/pages.ts'], accepted: ['axios'] },
  'apps/site/src/app/leak.ts': { refused: ['axios', 'react-dom/client', 'fetch("/")'] },
  'apps/site/src/app/main.tsx': { refused: ['axios'], accepted: ['react-dom/client'] },
  'apps/site/src/features/market/leak.tsx': {
    refused: [
      'axios',
      'sonner',
      '@meridian/api',
      '@radix-ui/react-dialog',
      '@meridian/contract/fixtures',
      '../../../../../packages/ui/src/lib/cn.ts',
      '../buy/buy-page.tsx',
      '../../app/router.tsx',
      '../../devtools/sandbox.ts',
      'sessionStorage.clear()',
      'Math.random()',
    ],
    accepted: [
      'react-router-dom',
      '@meridian/ui/screens/home',
      '../../lib/settings.ts',
      './page.tsx',
      'Date.now()',
      'react',
    ],
  },
  'apps/site/src/lib/leak.ts': {
    refused: ['../features/auth/log-out.tsx', '../app/pages.ts'],
    accepted: ['./a.ts'],
  },
  'apps/site/src/lib/api/api-client.ts': { refused: ['react'], accepted: ['axios'] },
  'apps/site/src/lib/storage/leak.ts': { refused: ['axios'], accepted: ['localStorage.clear()'] },
  'apps/site/src/devtools/leak.ts': { refused: ['../app/pages.ts', 'node:fs'], accepted: ['xstate'] },
  'apps/site/test/leak.tsx': {
    refused: ['@meridian/api'],
    accepted: ['axios', '@meridian/contract/fixtures'],
  },
  'apps/api/src/user/leak.routes.ts': {
    refused: [
      'pg',
      'drizzle-orm',
      'xstate',
      '@meridian/ui/lib/cn',
      '@meridian/contract/fixtures',
      'void process.env.A',
    ],
    accepted: ['node:crypto', 'fastify', 'zod'],
  },
  'apps/api/src/user/leak.store.ts': { refused: ['fastify'], accepted: ['drizzle-orm', 'pg'] },
  'apps/api/src/user/leak.test.ts': { refused: ['@meridian/ui/lib/cn'], accepted: ['drizzle-orm', 'vitest'] },
  'apps/api/src/settings.ts': { refused: [], accepted: ['void process.env.A'] },
  'test/e2e/leak.spec.ts': {
    refused: [
      'page.waitForTimeout(100)',
      'Math.random()',
      'setInterval(String, 1)',
      'expect(page).toMatchObject({})',
      'expect(page).toBeDefined()',
      'expect(page).toMatchSnapshot()',
      'expect(page).toMatchInlineSnapshot()',
    ],
    accepted: ['@playwright/test'],
  },
}

const rows = Object.entries(table).flatMap(([file, { refused, accepted = [] }]) =>
  [...refused, ...accepted].map((text, index) => ({
    file,
    line: index + 1,
    text,
    refused: index < refused.length,
  })),
)

let folder: string, refusals: { location: string; message: string }[]

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '../..')
  folder = mkdtempSync(join(tmpdir(), 'meridian-import-boundaries-'))
  for (const name of ['oxlint.config.ts', 'tsconfig.base.json']) cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, lines] of Map.groupBy(rows, (row) => row.file)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const code = lines.map(({ text }) => (/[ (]/.test(text) ? text : `import '${text}'`))
    writeFileSync(join(folder, file), code.join('\n'))
  }
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'packages', 'apps', 'test']
  // The linter exits with an error when it finds something.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: (Record<'code' | 'message' | 'filename', string> & {
      help?: string
      labels: { span: { line: number } }[]
    })[]
  }
  refusals = diagnostics
    .filter(({ code }) => code.startsWith('eslint(no-restricted-'))
    .map(({ message, help = '', filename, labels }) => ({
      location: `${filename}:${labels[0]!.span.line}`,
      message: `${message} ${help}`,
    }))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('refuses what a place may not import or call, and nothing else', () => {
  const locations = new Set(refusals.map(({ location }) => location))
  const found = rows.map((row) => ({ ...row, refused: locations.has(`${row.file}:${row.line}`) }))
  expect(found).toEqual(rows)
})

test('breaks every rule of the linter by one of the rows', () => {
  const output = refusals.map(({ message }) => message).join('\n')
  const messages = JSON.stringify(config.overrides).matchAll(/"message":"(.*?)"/g)
  expect([...messages].map(([, message]) => message!).filter((message) => !output.includes(message))).toEqual(
    [],
  )
})
