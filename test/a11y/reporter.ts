import { writeFile } from 'node:fs/promises'
import type { Reporter, TestModule } from 'vitest/node'
import { evidenceOf, type Audit, type AxeResults } from './evidence.ts'

/** The parts of a test's meta that Storybook's addons add to a story. */
interface StoryMeta {
  storyId?: string
  reports?: readonly { type: string; result: AxeResults | { error: unknown } }[]
}

const file = 'storybook-static/a11y.json'

/** A reporter for Vitest. It writes what axe found in each story of a run into the built Storybook. */
export default class A11yReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const audits = tests.flatMap((test): Audit[] => {
      const { storyId, reports = [] } = test.meta() as StoryMeta
      return reports.flatMap(({ type, result }) =>
        storyId !== undefined && type === 'a11y' && 'passes' in result
          ? [{ story: storyId, results: result }]
          : [],
      )
    })
    const text = JSON.stringify(evidenceOf(audits))
    await writeFile(file, text)
    console.log(`\n${audits.length} audits, ${Math.round(text.length / 1000)} kB: ${file}`)
  }
}
