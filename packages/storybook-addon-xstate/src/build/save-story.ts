/** Adds a story to its file, while Storybook's development server runs. */
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { StoryStart } from '../protocol.ts'

/** Storybook's index lists stories in this form. */
export interface IndexedStory {
  type: string
  /** From the folder that Storybook runs in. */
  importPath: string
  exportName?: string
}

/** The properties of a syntax tree that show what a story sets. */
interface SyntaxNode {
  type: string
  init?: SyntaxNode | null
  expression?: SyntaxNode
  arguments?: readonly SyntaxNode[]
  properties?: readonly { type: string; key?: { name?: string }; value?: SyntaxNode }[]
}

type Properties = NonNullable<SyntaxNode['properties']>

/** Returns the properties of an object, also inside a type assertion or a factory's argument. */
const propertiesOf = (node: SyntaxNode | undefined | null): Properties => {
  const object = node?.expression ?? node?.arguments?.[0] ?? node
  return object?.properties ?? []
}

const field = (properties: Properties, name: string) =>
  properties.find(({ key }) => key?.name === name)?.value

/** Returns `OnNews` for the state `on.news`. */
const exportNameOf = (state: string) =>
  state
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?!\p{L})/u, 'State')

/**
 * Returns the text of a file with one more story. It equals the story of an export, except for its start, which is
 * written as data.
 */
export function withStory(text: string, { machine, state, events }: StoryStart, like: string): string {
  const { _storyExports: declared, _metaIsFactory: isFactory } = loadCsf(text, {
    makeTitle: (title) => title,
  }).parse()
  const exports = declared as Record<string, SyntaxNode | undefined>
  if (!Object.hasOwn(exports, like)) throw new Error(`The file exports no story ${like}`)
  // Anything in the file may have the name, such as an imported component.
  const words = new Set(text.match(/[\p{L}\p{N}_$]+/gu))
  let name = exportNameOf(state)
  for (let count = 2; words.has(name); count += 1) name = `${exportNameOf(state)}${count}`
  const shown = propertiesOf(exports[like]?.init)
  // The story's play function would continue from the new start.
  const play = field(shown, 'play') ? ['play: undefined,'] : []
  const begin = `begin: { ${JSON.stringify(machine)}: ${JSON.stringify(events)} }`
  // Assignments from other stories are not visible here.
  const isMixed = shown.some(({ type }) => type === 'SpreadElement')
  const parameters = field(shown, 'parameters')
  const ownParameters = parameters || isMixed ? `...${like}.parameters, ` : ''
  const ownXState =
    field(propertiesOf(parameters), 'xstate') || isMixed ? `...${like}.parameters?.xstate, ` : ''
  const lines = isFactory
    ? [`export const ${name} = ${like}.extend({`, ...play, `parameters: { xstate: { ${begin} } },`, '})']
    : [
        `export const ${name} = {`,
        `...${like},`,
        ...play,
        `parameters: { ${ownParameters}xstate: { ${ownXState}${begin} } },`,
        '}',
      ]
  const indent = /^(?:\t| {2,8})(?=\S)/m.exec(text)?.[0] ?? '  '
  const added = lines.map((line, index) => (index === 0 || index === lines.length - 1 ? line : indent + line))
  return [text.trimEnd(), '', ...added, ''].join(text.includes('\r\n') ? '\r\n' : '\n')
}

let last: Promise<unknown> = Promise.resolve()

/** Saves a story in the file of another one, after all earlier ones. Returns a message about it. */
export async function saveStory(
  story: IndexedStory | undefined,
  start: StoryStart,
  project: string,
): Promise<string> {
  const save = async (): Promise<string> => {
    if (story?.type !== 'story' || !story.exportName) throw new Error('Storybook does not list this story')
    const file = await realpath(resolve(story.importPath))
    const inside = relative(await realpath(project), file)
    if (isAbsolute(inside) || ['..', 'node_modules'].some((name) => inside.split(sep).includes(name)))
      throw new Error(`${story.importPath} is not a file of this project`)
    await writeFile(file, withStory(await readFile(file, 'utf8'), start, story.exportName))
    return `Saved in ${story.importPath}`
  }
  const saved = last.then(save)
  last = saved.catch(() => undefined)
  return saved.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}
