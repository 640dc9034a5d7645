import { machines, titleOf } from '@meridian-2117/flows/machines'
import type { StorybookLink } from '../shared/storybook-links.tsx'

/** Returns the id of the story that shows a machine, with its arguments. */
export const machinePageOf = (machine: string): string => `flows-machines--machine&args=machine:${machine}`

export const machineLinks: readonly StorybookLink[] = Object.keys(machines).map((machine) => ({
  id: machinePageOf(machine),
  title: titleOf(machine),
}))
