/** Exports what stories and apps may import; the entry `storybook-addon-xstate` in `main.ts` needs none of it. */
import type { ProjectAnnotations, Renderer } from 'storybook/internal/types'
import { afterEach, beforeEach } from './page/preview.ts'

export { currentWatcher } from './page/current.ts'
export type { XStateParameter } from './page/preview.ts'
export type { MachineFixtures } from './page/paths.ts'

/** Returns the addon for `definePreview`. */
export default (): ProjectAnnotations<Renderer> => ({
  beforeEach: beforeEach!,
  afterEach: afterEach!,
})
