import type { XStateParameter } from '@meridian-2117/storybook-addon-xstate'
import { machines } from '../src/devtools/machines.ts'

const fixtures = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, machine.fixtures]))

/** The parameter `xstate` of a story that runs machines: the panel knows the fixtures of each. */
export const machineParameters: XStateParameter = { disable: false, fixtures }
