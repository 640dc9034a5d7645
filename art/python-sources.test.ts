import { expect, test } from 'vitest'
import { reachedSources } from './python-sources.ts'

const scene = `"""A blade."""
from kit.shapes import box as slab
from kit.stage import shoot, turn

slab(turn(1))  # the grip
shoot('#blade')
`

const modules: Record<string, string> = {
  'kit.stage': `"""The stage."""
import numpy
from kit.lights import area as window, spot

WIDTH, HEIGHT = 960, 800


def shoot(name):
    """Takes the picture."""
    window(WIDTH)


def turn(angle):
    import math
    return spot(math.sin(angle))
`,
  'kit.lights': `
def area(size):
    return size

def spot(size):
    return size * 2
`,
  'kit.shapes': `
@remembered
def box(
    size,
):
    return size

def ring(size):
    return size

register('shapes')
`,
}

const sourcesWith = (changes: Record<string, string> = {}) =>
  reachedSources(scene, (module) => ({ ...modules, ...changes })[module])

const edit = (module: string, from: string, to: string) => {
  expect(modules[module]).toContain(from)
  return sourcesWith({ [module]: modules[module]!.replace(from, to) })
}

test.each([
  ['a function it calls', 'kit.stage', 'window(WIDTH)', 'window(WIDTH, 2)'],
  ['a function under another name', 'kit.shapes', 'return size\n\ndef ring', 'return size + 1\n\ndef ring'],
  ['a function that imports', 'kit.stage', 'import math\n    return', 'import math\n    return -'],
  ['a decorator', 'kit.shapes', '@remembered', '@forgotten'],
  ['a constant it reaches', 'kit.stage', '960', '1200'],
  [
    'what such a function calls elsewhere, under another name',
    'kit.lights',
    'return size\n',
    'return -size\n',
  ],
  ['how deep a line stands', 'kit.shapes', '\n    return size\n\ndef', '\nreturn size\n\ndef'],
  ['a module that does something on being imported', 'kit.shapes', "register('shapes')", "register('all')"],
])('notices %s', (_, module, from, to) => {
  expect(edit(module, from, to)).not.toEqual(sourcesWith())
})

test.each([
  ['a function it does not reach', 'kit.shapes', 'return size\n\nregister', 'return 0\n\nregister'],
  ['an import it does not reach', 'kit.stage', 'window, spot', 'window, spot, sun'],
  ['a new function', 'kit.lights', 'def spot', 'def sun():\n    return 1\n\ndef spot'],
  ['a docstring', 'kit.stage', 'Takes the picture.', 'Takes it.'],
  ['a comment', 'kit.stage', 'window(WIDTH)', 'window(WIDTH)  # left'],
  ['how a line is wrapped', 'kit.shapes', '(\n    size,\n)', '(size)'],
])('ignores %s', (_, module, from, to) => {
  expect(edit(module, from, to)).toEqual(sourcesWith())
})

test('counts the whole scene but its comments', () => {
  const of = (text: string) => reachedSources(text, (module) => modules[module])
  expect(of(scene.replace('# the grip', '# the handle'))).toEqual(of(scene))
  expect(of(scene.replace('slab(turn(1))', 'slab(turn(2))'))).not.toEqual(of(scene))
  expect(of(scene.replace('#blade', '#sword'))).not.toEqual(of(scene))
})
