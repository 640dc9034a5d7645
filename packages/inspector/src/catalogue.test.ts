import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, folderOf } from './catalogue.ts'

test('every machine stands in the catalogue, under the name of its folder', () => {
  const folders = globSync('packages/flows/src/*/*.machine.ts').map((file) => basename(dirname(file)))
  expect(Object.keys(catalogue).map(folderOf).toSorted()).toEqual(folders.toSorted())
})
