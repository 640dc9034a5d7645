import { machines } from '@meridian-2117/site/machines'
import type { StorybookLink } from '../shared/storybook-links.tsx'

/** Returns the folder of a machine: `card-payment` for `cardPayment`. */
export const folderOf = (machine: string): string =>
  machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns a machine's name for titles: `Card Payment` for `cardPayment`. */
export const titleOf = (machine: string): string =>
  folderOf(machine)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Returns the id of the story that shows a machine, with its arguments. */
export const machinePageOf = (machine: string): string => `flows-machines--machine&args=machine:${machine}`

export const machineLinks: readonly StorybookLink[] = Object.keys(machines).map((machine) => ({
  id: machinePageOf(machine),
  title: titleOf(machine),
}))
