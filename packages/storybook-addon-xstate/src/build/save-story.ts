/** Adds a story to its file, while Storybook's development server runs. */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { StoryToSave } from '../protocol.ts'

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

/**
 * Returns the text of a file with one more story. It equals the story that was shown, except for its starting snapshot.
 */
export function withStory(text: string, { story, like }: StoryToSave): string {
  const { _storyExports: declared, _metaIsFactory: isFactory } = loadCsf(text, {
    makeTitle: (title) => title,
  }).parse()
  const exports = declared as Record<string, SyntaxNode | undefined>
  if (!(like in exports)) throw new Error(`The file exports no story ${like}`)
  // Anything in the file may have the name, such as an imported component.
  const words = new Set(text.match(/[\p{L}\p{N}_$]+/gu))
  let { name } = story
  for (let count = 2; words.has(name); count += 1) name = `${story.name}${count}`
  const walked = propertiesOf(exports[like]?.init)
  // The story's play function would continue from the new start.
  const play = field(walked, 'play') ? '  play: undefined,\n' : ''
  const begin = `begin: ${story.begin}`
  if (isFactory)
    return `${text.trimEnd()}

export const ${name} = ${like}.extend({
${play}  parameters: { xstate: { ${begin} } },
})
`
  // Assignments from other stories are not visible here.
  const isMixed = walked.some(({ type }) => type === 'SpreadElement')
  const parameters = field(walked, 'parameters')
  const ownParameters = parameters || isMixed ? `...${like}.parameters, ` : ''
  const ownXState =
    field(propertiesOf(parameters), 'xstate') || isMixed ? `...${like}.parameters?.xstate, ` : ''
  return `${text.trimEnd()}

export const ${name} = {
  ...${like},
${play}  parameters: { ${ownParameters}xstate: { ${ownXState}${begin} } },
}
`
}

/** Saves a story in its file, whose path Storybook knows. Returns a message about it. */
export async function saveStory(saved: StoryToSave): Promise<string> {
  try {
    const file = resolve(saved.file)
    await writeFile(file, withStory(await readFile(file, 'utf8'), saved))
    return `Saved in ${saved.file}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
