import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Files and declarations in these folders use the field's names (CONTRIBUTING, Rules). */
const files = globSync('{.storybook,apps,art,examples,packages,scripts,test}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', '**/dist/**', 'test/structure/names.test.ts'],
})

/** House words that once had a name of their own, each with the field's word. */
const replacements: Readonly<Record<string, string>> = {
  agree: 'applyProviderState',
  answered: 'done event, response',
  begins: 'initial',
  begun: 'started, created',
  blurred: 'placeholder',
  cases: 'fixtures',
  catalogues: 'messages',
  crashed: 'errorPage',
  deal: 'purchaseContext',
  desk: 'docs, desktop',
  evening: 'simulation run',
  filmstrip: 'flow gallery',
  gates: 'auth providers',
  happening: 'event',
  heads: 'metadata',
  hole: 'unimplemented actor',
  kept: 'stored, persisted',
  looks: 'globals',
  met: 'hydrated',
  patience: 'limit',
  perform: 'attach, run',
  say: 'format',
  settle: 'reconcile',
  spelled: 'text',
  spoken: 'readable, label',
  stage: 'container, host',
  standing: 'state',
  tell: 'emit, emitted event',
  tells: 'emitted events',
  told: 'emitted',
  trouble: 'fault',
  troubled: 'fault injection',
  walks: 'random walks, tests',
  wall: 'boundary',
  walls: 'boundaries',
  ways: 'paths, sign-in methods',
  wire: 'json, record, calls',
}

const wordsIn = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

/** Lists the names that a file declares, its own included: variables, functions, types and their members. */
function declaredNames(file: string, source: string): string[] {
  const names = [basename(file)]
  const add = (node: unknown) => {
    const { type, name } = node as { type?: string; name?: unknown }
    if ((type === 'Identifier' || type === 'PrivateIdentifier') && typeof name === 'string') names.push(name)
  }
  const addAll = ({ id, params = [] }: { id?: unknown; params?: readonly unknown[] }) => {
    for (const node of [id ?? {}, ...params]) add(node)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    Property: ({ value }) => add(value),
    FunctionDeclaration: addAll,
    ArrowFunctionExpression: addAll,
    ClassDeclaration: addAll,
    TSInterfaceDeclaration: addAll,
    TSTypeAliasDeclaration: addAll,
    TSPropertySignature: ({ key }) => add(key),
    TSMethodSignature: ({ key }) => add(key),
    PropertyDefinition: ({ key }) => add(key),
    MethodDefinition: ({ key }) => add(key),
  }).visit(parseSync(file, source).program)
  return names
}

const houseNames = (file: string, source: string): string[] =>
  declaredNames(file, source).flatMap((name) =>
    wordsIn(name)
      .filter((word) => Object.hasOwn(replacements, word))
      .map((word) => `${file}: ${name}, say ${replacements[word]}`),
  )

test('declares no name with a house word', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(files.flatMap((file) => houseNames(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('finds a house word in the name of a file, a variable, a parameter, a type and a member', () => {
  const source = `const keptSession = (wire: string) => 1; interface Wall { ways: string } class Lens { #told = 1 }`
  expect(houseNames('tells.ts', source)).toHaveLength(6)
  expect(houseNames('toolbar.ts', 'const stored = (json: string) => json')).toEqual([])
})
