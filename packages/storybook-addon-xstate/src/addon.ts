/** The exports for stories and apps; `storybook-addon-xstate` in `main.ts` needs none of them. */
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
