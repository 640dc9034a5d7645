import { machines } from '@meridian/flows/machines'
import type { XStateParameter } from 'storybook-addon-xstate'

const fixtures = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, machine.fixtures]))

/** The parameter `xstate` of a story that runs machines: the panel knows the fixtures of each. */
export const machineParameters: XStateParameter = { disable: false, fixtures }
