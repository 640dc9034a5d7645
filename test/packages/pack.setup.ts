import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { terminalEnvironment } from './installed/run-in.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the tarballs of contract, flows and ui, as a release would publish them. */
    tarballs: readonly string[]
    /** Tries the addon with every framework, not only with Webpack. */
    everyFramework: boolean
  }
}

export default function packOnce(project: TestProject): void {
  const printed = execFileSync('npm', ['run', '--silent', 'tool', '--', 'pack'], {
    encoding: 'utf8',
    env: terminalEnvironment(),
  })
  project.provide('tarballs', printed.trim().split('\n'))
  project.provide('everyFramework', project.vite.config.mode === 'storybooks')
}
