import { folderOf, machines, titleOf } from '@meridian-2117/flows/machines'
import type { StorybookLink } from '../shared/storybook-links.tsx'

export const machineLinks: readonly StorybookLink[] = Object.keys(machines).map((machine) => ({
  id: `flows-machines--${folderOf(machine)}`,
  title: titleOf(machine),
}))
