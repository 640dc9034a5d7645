import { pages } from '../app/pages.ts' // refused: no-restricted-imports
import { createBrowserInspector } from '@statelyai/inspect'
import { readFile } from 'node:fs' // refused: no-restricted-imports

export const shown = [createBrowserInspector, readFile, pages]
