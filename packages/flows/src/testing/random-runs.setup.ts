import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of random runs for each machine. */
    randomRuns: number
  }
}

/** Gives each machine 1,000 random runs, and 10,000 in Vitest's mode `long`. */
export default function countRandomRuns(project: TestProject): void {
  project.provide('randomRuns', project.vite.config.mode === 'long' ? 10_000 : 1000)
}
