import { machines } from '@meridian/flows/machines'
import { reachableStates } from '@meridian/flows/testing/reachable-states'
import type { Plugin } from 'vite'

/** Writes `machines.json` into the build: each state machine with its events and with a sentence for each state. */
export const machinesJson: Plugin = {
  name: 'machines-json',
  apply: 'build',
  generateBundle() {
    const listed = Object.values(machines).map(({ machine, fixtures }) => ({
      id: machine.id,
      events: machine.events,
      states: reachableStates(machine, fixtures).map(({ name, events }) => ({
        name,
        description: fixtures.states[name],
        shortestPath: events,
      })),
    }))
    this.emitFile({ type: 'asset', fileName: 'machines.json', source: JSON.stringify(listed, null, 2) })
  },
}
