import { machines, titleOf } from '@meridian/flows/machines'
import type { XStateParameter } from 'storybook-addon-xstate'

const fixtures = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, machine.fixtures]))
const stories = Object.fromEntries(Object.keys(machines).map((id) => [id, `Flows/Machines/${titleOf(id)}`]))

/**
 * Returns the parameter `xstate` of a story that runs machines. The panel knows every machine, and opens on `about`.
 */
export const withMachines = (about?: string): XStateParameter => ({
  disable: false,
  about,
  fixtures,
  stories,
})
