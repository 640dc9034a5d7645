import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { exportOf } from '@meridian/inspector/story-of-state'
import { reachedStates } from '@meridian/flows/testing/reach'
import { catalogue, folderOf } from '@meridian/inspector/catalogue'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

/** The file that says where the page of a machine is; its stories are written by the machine. */
const file = /\.states\.stories\.tsx$/

/** The states of the machine whose file it is. */
function statesOf(fileName: string): string[] {
  const folder = basename(fileName).replace(file, '')
  const flow = Object.values(catalogue).find(({ machine }) => folderOf(machine.id) === folder)
  if (!flow) throw new Error(`${fileName} is named after no machine`)
  return reachedStates(flow.machine, flow.cases).map(({ name }) => name)
}

/** A file with a story for each state of its machine. */
const withStates = (code: string, fileName: string): string =>
  [
    code,
    ...statesOf(fileName).map((state) => `export const ${exportOf(state)} = { args: { state: '${state}' } }`),
    '',
  ].join('\n')

/** Lists a story for each state that a machine can stand in. */
export const statesIndexer: Indexer = {
  test: file,
  createIndex: async (fileName, { makeTitle }) =>
    loadCsf(withStates(await readFile(fileName, 'utf8'), fileName), { fileName, makeTitle }).parse()
      .indexInputs,
}

/** Writes these stories into their file as it is loaded. */
export const statesStories: Plugin = {
  name: 'states-stories',
  enforce: 'pre',
  transform: {
    filter: { id: /\.states\.stories\.tsx(\?|$)/ },
    handler: (code, id) => withStates(code, id.split('?')[0]!),
  },
}
