import { pages } from '../app/pages.ts' // refused: no-restricted-imports
import { createWatcher } from 'storybook-addon-xstate/inspector'
import { readFile } from 'node:fs' // refused: no-restricted-imports

export const shown = [createWatcher, readFile, pages]
