import { machines } from '@meridian/flows/machines'
import { reachableStates } from '@meridian/flows/testing/reachable-states'
import { useState } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import type { RouteModule } from '../src/lib/route-module.ts'
import { StorySite, type SiteStoryProps, type StorySiteProps } from './story-site.tsx'

export interface StillSiteProps extends SiteStoryProps {
  /** The machine's id. */
  machine: string
  /** The state that it stands in, by its path. */
  state: string
  /** Returns the location of the page for the input that leads to the state. */
  entry: (input: unknown, state: string) => StorySiteProps['entry']
}

const routes = import.meta.glob<RouteModule>('../src/features/*/*.route.tsx')

/** The snapshot of a state at the end of its shortest path, without running calls or delays. */
function stillOf(id: string, state: string): { input: unknown; snapshot: Snapshot<unknown> } {
  const { machine, fixtures } = machines[id] ?? {}
  const reached = machine && reachableStates(machine, fixtures!).find(({ name }) => name === state)
  if (!reached) throw new Error(`The machine ${id} never stands in ${state}`)
  const { value, context } = reached.snapshot as AnyMachineSnapshot
  return { input: reached.input, snapshot: machine.resolveState({ value, context }) }
}

/** The real site with one machine frozen in one of its states, as the player sees it. */
export function StillSite({ machine, state, entry, ...site }: StillSiteProps) {
  const [still] = useState(() => stillOf(machine, state))
  return (
    <StorySite
      {...site}
      routes={routes}
      entry={entry(still.input, state)}
      initialSnapshot={({ id }: AnyStateMachine) => (id === machine ? still.snapshot : undefined)}
    />
  )
}
