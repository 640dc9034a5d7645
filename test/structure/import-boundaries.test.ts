import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** For each place a line that the linter refuses there, and one that it accepts. A name alone is imported. */
const places: readonly (readonly [file: string, refused: string, accepted: string])[] = [
  ['packages/contract/src/leak.ts', 'axios', 'zod/mini'],
  ['packages/contract/src/leak.test.ts', '@meridian-2117/api', 'vitest'],
  ['packages/flows/src/leak.ts', 'react', '@meridian-2117/contract'],
  ['packages/flows/src/clock.ts', 'setTimeout(String, 1)', 'new Date(0)'],
  ['packages/flows/src/leak.fixtures.ts', 'vitest', '@meridian-2117/contract/fixtures'],
  ['packages/flows/src/leak.test.ts', 'react', 'xstate/graph'],
  ['packages/ui/src/screens/leak.tsx', '@meridian-2117/flows/buy', '../dialogs/leak.tsx'],
  ['packages/ui/src/screens/relative.tsx', '../../../../apps/site/src/lib/settings.ts', 'react'],
  ['packages/ui/src/screens/schema.tsx', '@meridian-2117/contract', '@meridian-2117/contract/paths/paths'],
  ['packages/ui/src/screens/late.tsx', 'void import("@stripe/stripe-js")', 'react'],
  ['packages/ui/src/screens/network.tsx', 'fetch("/")', 'react'],
  ['packages/ui/src/screens/storage.tsx', 'window.sessionStorage.clear()', 'react'],
  ['packages/ui/src/components/leak.tsx', '../dialogs/leak.tsx', '@radix-ui/react-dialog'],
  ['packages/ui/src/screens/leak.stories.tsx', '@meridian-2117/flows/buy', 'storybook/test'],
  ['packages/storybook-addon-xstate/src/leak.ts', '@meridian-2117/flows/buy', 'xstate'],
  ['packages/storybook-addon-xstate/src/build/leak.ts', 'react', 'node:fs'],
  ['packages/sandbox/src/browser/leak.ts', 'fastify', '@stripe/stripe-js'],
  ['packages/sandbox/src/server/leak.ts', '@meridian-2117/api', 'fastify'],
  ['packages/sandbox/src/leak.test.ts', '@meridian-2117/flows/buy', 'vitest'],
  ['apps/site/src/app/leak.ts', 'axios', '@meridian-2117/ui/screens/home'],
  ['apps/site/src/app/main.tsx', 'axios', 'react-dom/client'],
  ['apps/site/src/features/market/leak.tsx', '../buy/buy-page.tsx', '../../lib/settings.ts'],
  [
    'apps/site/src/features/market/leak.stories.tsx',
    '../../app/pages.ts',
    '@meridian-2117/contract/fixtures',
  ],
  ['apps/site/src/lib/leak.ts', '../features/auth/log-out.tsx', 'react'],
  ['apps/site/src/lib/api/api-client.ts', 'react', 'axios'],
  ['apps/site/src/lib/storage/leak.ts', 'axios', 'localStorage.clear()'],
  ['apps/site/src/devtools/leak.ts', '../app/pages.ts', 'xstate'],
  ['apps/site/test/leak.tsx', '@meridian-2117/api', '@meridian-2117/contract/fixtures'],
  ['apps/api/src/player/leak.routes.ts', 'drizzle-orm', 'fastify'],
  ['apps/api/src/player/environment.ts', 'void process.env.A', 'fastify'],
  ['apps/api/src/player/leak.store.ts', 'fastify', 'drizzle-orm'],
  ['apps/api/src/player/leak.test.ts', '@meridian-2117/ui/lib/cn', 'drizzle-orm'],
  ['test/e2e/leak.spec.ts', 'page.waitForTimeout(100)', '@playwright/test'],
]

test('refuses what a place may not import or call, and nothing else', async () => {
  const root = resolve(import.meta.dirname, '../..')
  await using folder = await mkdtempDisposable(join(tmpdir(), 'meridian-import-boundaries-'))
  for (const name of ['oxlint.config.ts', 'tsconfig.base.json'])
    cpSync(join(root, name), join(folder.path, name))
  symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'))
  for (const [file, ...lines] of places) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    const code = lines.map((text) => (/[ (]/.test(text) ? text : `import '${text}'`))
    writeFileSync(join(folder.path, file), code.join('\n'))
  }
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'packages', 'apps', 'test']
  // The linter exits with an error when it finds something.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder.path,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  const refused = diagnostics
    .filter(({ code }) => code.startsWith('eslint(no-restricted-'))
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`)
  expect(refused.toSorted()).toEqual(places.map(([file]) => `${file}:1`).toSorted())
})
