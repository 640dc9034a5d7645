import type { MachineFixtures } from '@meridian-2117/flows/testing/machine-fixtures'
import { StateMachine, type AnyStateMachine } from 'xstate'

/** Inputs, named events and a sentence for each state of a machine. */
type Fixtures = Omit<MachineFixtures<AnyStateMachine>, 'states'> & {
  states: Readonly<Record<string, string>>
}

const machineFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/flows/src/*/*.machine.ts',
  { eager: true },
)
const fixtureFiles = import.meta.glob<Readonly<Record<string, Fixtures>>>(
  '../../../../packages/flows/src/*/*.fixtures.ts',
  { eager: true },
)

/** Every machine of the product with its fixtures, by its id. */
export const machines = Object.fromEntries(
  Object.entries(machineFiles).map(([file, exported]) => {
    const machine = Object.values(exported).find((value) => value instanceof StateMachine)
    const fixtures = fixtureFiles[file.replace('.machine.', '.fixtures.')]?.[`${machine?.id}Fixtures`]
    if (!machine || !fixtures) throw new Error(`${file} has no machine, or no fixtures of its name`)
    return [machine.id, { machine, fixtures }]
  }),
)
