import { globSync, readFileSync } from 'node:fs'
import { Visitor } from 'vite'
import { docComments, parseFile } from '../../../scripts/doc-comments.ts'
import { partsOfUi, sourceFiles } from './source-files.ts'
import { virtualModule } from '../shared/virtual-module.ts'
import { sentencesIn } from './sentences-in.ts'

/** Returns the files that use each message, by its key: as `messages.<key>`, or as a text. */
export function messageUses(): Record<string, string[]> {
  const uses = Object.fromEntries(Object.keys(messageOccasions()).map((key) => [key, new Set<string>()]))
  for (const file of sourceFiles('packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'))
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && uses[value]?.add(file)),
      MemberExpression: ({ object, property }) => {
        // In ui, `messages` are the screen's own.
        if (file.startsWith('packages/ui/') || object.type !== 'Identifier') return
        if (/^(m|serverM)essages$/.test(object.name) && property.type === 'Identifier')
          uses[property.name]?.add(file)
      },
    }).visit(parseFile(file).program)
  return Object.fromEntries(Object.entries(uses).map(([key, files]) => [key, [...files]]))
}

/** Returns the occasion of each message by its key: its heading in the messages file. */
export function messageOccasions(): Record<string, string> {
  const { program, comments } = parseFile('packages/contract/src/messages/messages.ts')
  const headings = comments.filter(({ type, value }) => type === 'Block' && !value.startsWith('*'))
  const occasions: Record<string, string> = {}
  new Visitor({
    Property: ({ key, start }) => {
      if (key.type === 'Identifier')
        occasions[key.name] = headings.findLast(({ end }) => end <= start)?.value.trim() ?? ''
    },
  }).visit(program)
  return occasions
}

/** The subject of each screen's messages and the files that import them, by the name of their constant. */
export function messageSets(): Record<string, { about: string; files: string[] }> {
  const found: Record<string, { about: string; files: string[] }> = {}
  for (const file of globSync('packages/ui/src/**/*.messages.ts'))
    for (const [name, doc] of Object.entries(docComments(file)))
      if (name.endsWith('Messages')) found[name] = { about: doc.replace(/\.$/, ''), files: [] }
  for (const file of sourceFiles(partsOfUi, 'apps/site/src/**/*.{ts,tsx}'))
    new Visitor({
      ImportSpecifier: ({ imported }) =>
        void (imported.type === 'Identifier' && found[imported.name]?.files.push(file)),
    }).visit(parseFile(file).program)
  return found
}

/** Returns the texts of page titles and metadata, by file. */
const metadataTexts = (): Record<string, string[]> =>
  Object.fromEntries(
    ['pages', 'page-meta'].map((name) => {
      const file = `apps/site/src/app/${name}.ts`
      return [file, sentencesIn(readFileSync(file, 'utf8'))]
    }),
  )

/** Provides a docs page with the uses and occasions of all messages, and with the other texts. */
export const messageUsesModule = virtualModule('message-uses', () => ({
  uses: messageUses(),
  occasions: messageOccasions(),
  messageSets: messageSets(),
  metadata: metadataTexts(),
}))
