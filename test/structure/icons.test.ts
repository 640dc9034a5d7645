import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** The built site's icons do not support these props of Lucide. */
const unknown = ['size', 'color', 'absoluteStrokeWidth', 'nonScalingStroke', 'iconNode']

function wrongProps(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const icons = [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  const wrong: string[] = []
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier' || ![...icons, 'Icon'].includes(name.name)) return
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
          if (unknown.includes(attribute.name.name)) wrong.push(`${file}: ${attribute.name.name}`)
    },
  }).visit(parseSync(file, source).program)
  return wrong
}

test('requests no icon that the built site leaves out', () => {
  const files = globSync('{packages/*,apps/site}/src/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes("'lucide-react'"),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap(wrongProps)).toEqual([])
})
