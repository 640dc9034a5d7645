import { machines } from '@meridian-2117/flows/machines'
import type { XStateParameter } from '@meridian-2117/storybook-addon-xstate'

const fixtures = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, machine.fixtures]))

/** The parameter `xstate` of a story that runs machines: the panel knows the fixtures of each. */
export const machineParameters: XStateParameter = { disable: false, fixtures }
