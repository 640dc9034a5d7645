import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many generated calls are made to each group of the API. */
    generatedCalls: number
  }
}

/** Few in every run of the tests, and 5,000 with `npm run fuzz`, whose mode is `fuzz`. */
export default function countGeneratedCalls(project: TestProject): void {
  project.provide('generatedCalls', project.vite.config.mode === 'fuzz' ? 5000 : 80)
}
