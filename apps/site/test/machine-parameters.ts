import { machines, titleOf } from '@meridian/flows/machines'
import type { XStateParameter } from 'storybook-addon-xstate'

const fixtures = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, machine.fixtures]))
const stories = Object.fromEntries(Object.keys(machines).map((id) => [id, `Flows/Machines/${titleOf(id)}`]))

/** The parameter `xstate` of a story that runs machines: the panel knows every machine, and opens on this one. */
export const withMachines = (about?: string): XStateParameter => ({
  disable: false,
  about,
  fixtures,
  stories,
})
