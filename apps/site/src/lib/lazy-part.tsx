import { latePart } from '@meridian/ui/components/late-part'
import type { ComponentType } from 'react'
import { loadCode } from './load-code.ts'

/**
 * Makes a part of a page whose code loads after the page. If the code does not load, the page shows without the part.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(() => loadCode(load))
