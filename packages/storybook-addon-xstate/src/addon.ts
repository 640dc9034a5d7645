/** The exports for stories and apps; `storybook-addon-xstate` in `main.ts` needs none of them. */
import type { ProjectAnnotations, Renderer } from 'storybook/internal/types'
import { beforeEach } from './preview.ts'

export { currentWatcher } from './current.ts'
export type { XStateParameter } from './preview.ts'
export type { MachineFixtures } from './paths.ts'

/** Returns the addon for `definePreview`. */
export default (): ProjectAnnotations<Renderer> => ({ beforeEach: beforeEach! })
