import { latePart } from '@meridian/ui/components/late-part'
import type { ComponentType } from 'react'
import { loadCode } from './load-code.ts'

/** A part of a page whose code comes after the page; where it does not come, the page stands without the part. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(() => loadCode(load))
