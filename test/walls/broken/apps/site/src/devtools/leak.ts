import { pages } from '../app/pages.ts' // refused: no-restricted-imports
import { createFlowInspector } from '@meridian/inspector/flow-inspector'
import { readFile } from 'node:fs' // refused: no-restricted-imports

export const shown = [createFlowInspector, readFile, pages]
