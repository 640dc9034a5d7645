import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Counts the generated calls to each group of the API; a missing seed is random. */
    generatedCalls: { count: number; seed?: number }
  }
}

/** Gives tests the same few calls each time. `npm run tool -- fuzz`, whose mode is `fuzz`, runs 5,000 random ones. */
export default function countGeneratedCalls(project: TestProject): void {
  const isFuzz = project.vite.config.mode === 'fuzz'
  project.provide('generatedCalls', isFuzz ? { count: 5000 } : { count: 100, seed: 2117 })
}
