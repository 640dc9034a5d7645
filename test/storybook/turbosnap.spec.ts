import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)

for (const [changed, stories] of [
  ['packages/ui/src/components/button/button.tsx', 'packages/ui/src/components/button/button.stories.tsx'],
  ['packages/flows/src/buy/buy.machine.ts', 'apps/site/src/features/buy/buy-land.stories.tsx'],
  ['packages/ui/src/screens/home/home.tsx', 'packages/ui/src/screens/home/home.stories.tsx'],
  ['packages/ui/src/screens/home/home.messages.ts', 'packages/ui/src/screens/home/home.stories.tsx'],
] as const)
  test(`Chromatic takes the pictures of some stories, and not of all, when ${changed} has changed`, async () => {
    const { stdout, stderr } = await run('npx', ['chromatic', 'trace', '--mode=compact', changed], {
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    expect(stderr).not.toContain('A full build is required')
    expect(stdout.split('\n')).toContain(`— ${stories}`)
  })
