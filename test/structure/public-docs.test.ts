import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseFile } from '../../scripts/doc-comments.ts'
import { entriesOf, packages } from '../../scripts/pack/pack-packages.ts'

/** Returns a file's exports without a docstring; only those in `names`, if given. */
function silentExports(file: string, names?: readonly string[]): string[] {
  const { program, docBefore } = parseFile(file)
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    // The declaration documents a re-export; a library has its own documentation.
    if (node.source)
      return node.source.value.startsWith('.')
        ? silentExports(
            join(dirname(file), node.source.value),
            node.specifiers.map(({ local }) => ('name' in local ? local.name : local.value)),
          )
        : []
    const { declaration } = node
    if (!declaration) return []
    const declared = 'declarations' in declaration ? declaration.declarations : [declaration]
    const doc = docBefore(node)
    return declared.flatMap(({ id }) => {
      const name = id && 'name' in id ? id.name : ''
      // The component documents its purpose, and each prop its effect.
      if (doc || name.endsWith('Props') || (names && !names.includes(name))) return []
      return [`${file}: ${name}`]
    })
  })
}

test.each(packages)('documents everything that %s exports', async (name) => {
  const entries = (await entriesOf(name)).filter(({ source }) => !source.endsWith('.css'))
  expect(entries.flatMap(({ source }) => silentExports(join('packages', name, source)))).toEqual([])
})
