import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Counts per machine. */
    randomRuns: number
  }
}

/** Sets 1,000 random runs for each machine, and 10,000 in Vitest's mode `long`. */
export default function countRandomRuns(project: TestProject): void {
  project.provide('randomRuns', project.vite.config.mode === 'long' ? 10_000 : 1000)
}
