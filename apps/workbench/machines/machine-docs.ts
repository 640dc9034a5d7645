import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { docComments } from '../../../scripts/doc-comments.ts'
import { virtualModule } from '../shared/virtual-module.ts'

const files = globSync('packages/flows/src/*/*.machine.ts')

/** Provides the docs page of each machine with the doc comments of its file, by its folder. */
export const machineDocsModule = virtualModule('machine-docs', () => ({
  machineDocs: Object.fromEntries(files.map((file) => [basename(file, '.machine.ts'), docComments(file)])),
}))
