/** Exports what stories and apps may import; the entry `@meridian-2117/storybook-addon-xstate` in `main.ts` needs none of it. */
import type { PreviewAddon } from 'storybook/internal/csf'
import { afterEach, beforeEach, globalTypes, initialGlobals, type XStateParameters } from './page/preview.ts'

export { currentWatcher } from './page/current.ts'
export type { XStateParameter, XStateParameters } from './page/preview.ts'
export type { MachineFixtures } from './page/paths.ts'

/** Returns the addon for `definePreview`. */
export default (): PreviewAddon<{ parameters: XStateParameters }> => ({
  beforeEach,
  afterEach,
  initialGlobals,
  globalTypes,
})
