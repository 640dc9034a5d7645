/**
 * `npm run tool -- mutants [flow…]`: breaks each machine in many small ways, and runs its own tests against each. Names
 * the mutants that the tests do not notice. Fails if they notice less than 95 % for any machine.
 */
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest, type TestSpecification } from 'vitest/node'
import { mutantsOf } from './mutations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A worker runs the mutant of this number. */
    mutant: number
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const mutator = fileURLToPath(new URL('./mutations.ts', import.meta.url))

/** A machine's tests have to notice this share of mutants. */
const least = 0.95

/** Returns `buy` for the file of its machine. */
const flowOf = (file: string) => basename(file).replace(/(\.machine)?\.ts$/, '')

const flows = process.argv.slice(2)
const files = globSync('packages/flows/src/*/{*.machine,outcome}.ts', { cwd: root })
  .filter((file) => flows.length === 0 || flows.includes(flowOf(file)))
  .toSorted()

const vitest = await createVitest(
  {
    config: false,
    root,
    include: ['packages/flows/src/*/{*.machine,outcome}.test.ts'],
    watch: false,
    // A cache would return machines without the mutation.
    fsModuleCache: false,
    bail: 1,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'mutate-machines',
        enforce: 'pre',
        // Files are transformed once, so each worker learns its mutant when it starts.
        transform: (code, id) =>
          files.some((file) => id === resolve(root, file))
            ? code.replace(
                /export const (\w+Machine) = setup\(([^]*)$/,
                (_, name: string, rest: string) =>
                  `import { inject } from 'vitest'
                   import { mutated } from '${mutator}'
                   const whole = setup(${rest}
                   export const ${name} = mutated(whole, inject('mutant'))`,
              )
            : undefined,
      },
    ],
  },
)

/** Returns whether these tests fail against the mutant of this number; -1 is the machine itself. */
async function noticed(tests: TestSpecification[], mutant: number): Promise<boolean> {
  vitest.provide('mutant', mutant)
  // A failure of an earlier run would end this run, too.
  vitest.state.filesMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests, true)
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
}

let enough = true
for (const file of files) {
  const flow = flowOf(file)
  const module = (await import(resolve(root, file))) as Record<string, Parameters<typeof mutantsOf>[0]>
  const machine = Object.entries(module).find(([name]) => name.endsWith('Machine'))?.[1]
  if (!machine) throw new Error(`${file} exports no machine`)
  const mutants = mutantsOf(machine)
  const tests = await vitest.globTestSpecifications([file.replace('.ts', '.test.ts')])
  if (tests.length !== 1) throw new Error(`There is not exactly one test file for ${file}`)
  if (await noticed(tests, -1)) throw new Error(`The tests of ${flow} fail without a mutant`)
  const missed: string[] = []
  for (const [index, { name }] of mutants.entries()) {
    if (!(await noticed(tests, index))) missed.push(name)
  }
  const share = (mutants.length - missed.length) / mutants.length
  enough &&= share >= least
  console.log(
    `${flow}: ${mutants.length - missed.length} of ${mutants.length} (${(share * 100).toFixed(1)} %)`,
  )
  for (const name of missed) console.log(`  missed: ${name}`)
}
await vitest.close()
// Tests that failed against a mutant have also set it.
process.exitCode = enough ? 0 : 1
