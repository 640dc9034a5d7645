/**
 * Plants each fault of `faults.ts` in the working tree, one at a time, and demands that its check fails. Arguments
 * filter faults by sentence, check or level; `--check` only tests whether each can be planted, and `--write` writes the
 * table in README.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { plantedFaults, type PlantedFault } from './faults.ts'
import { commandOf, tableOf, tierOf } from './table.ts'

const args = process.argv.slice(2)
const filters = args.filter((arg) => !arg.startsWith('--'))

const isSelected = ({ fault, level, caughtBy: { check } }: PlantedFault): boolean =>
  filters.length === 0 || filters.some((text) => text === check || text === level || fault.includes(text))

/** The text of the file with the fault in it; `undefined` where `find` does not stand there exactly once. */
function faultyText(text: string, { find, replace }: PlantedFault): string | undefined {
  const [before, after, ...others] = text.split(find)
  return after === undefined || others.length > 0 ? undefined : `${before}${replace}${after}`
}

/** Restores the planted file, also when the tool is stopped. */
let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    restore()
    process.exit(1)
  })

async function passes(command: string): Promise<boolean> {
  const [status] = (await once(spawn(command, { shell: true, stdio: 'ignore' }), 'close')) as [number | null]
  return status === 0
}

/** Results of commands without a fault: a check that never passes would seem to catch everything. */
const unplanted = new Map<string, boolean>()

async function outcomeOf(planted: PlantedFault): Promise<string> {
  const { file, caughtBy } = planted
  const right = readFileSync(file, 'utf8')
  const faulty = faultyText(right, planted)
  if (faulty === undefined) return 'no longer applies'
  if (args.includes('--check')) return 'applies'
  const { prepare, run } = commandOf(caughtBy)
  if (!unplanted.has(run)) unplanted.set(run, (await passes(prepare)) && (await passes(run)))
  if (!unplanted.get(run)) return 'fails unplanted'
  restore = () => writeFileSync(file, right)
  writeFileSync(file, faulty)
  // A failing build also catches the fault.
  const missed = (await passes(prepare)) && (await passes(run))
  restore()
  return missed ? 'not caught' : 'caught'
}

if (args.includes('--write')) writeFileSync('test/planted-faults/README.md', tableOf(plantedFaults))
else
  for (const planted of plantedFaults.filter(isSelected)) {
    const outcome = await outcomeOf(planted)
    if (outcome !== 'caught' && outcome !== 'applies') process.exitCode = 1
    console.log(`${outcome.padEnd(18)} ${tierOf(planted.caughtBy).padEnd(9)} ${planted.fault}`)
  }
