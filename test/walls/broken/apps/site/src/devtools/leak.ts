import { createBrowserInspector } from '@statelyai/inspect'
import { readFile } from 'node:fs' // refused: no-restricted-imports

export const shown = [createBrowserInspector, readFile]
