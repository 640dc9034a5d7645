import { globSync, readFileSync } from 'node:fs'
import { partsOfUi, sourceFiles } from './source-files.ts'
import { virtualModule } from './virtual-module.ts'
import { wordsIn } from './words-in.ts'

/** Returns the files that use each message, by its key: as `messages.<key>`, or as a text. */
export function messageUses(): Record<string, string[]> {
  const keys = messageOccasions()
  const uses: Record<string, string[]> = {}
  for (const file of sourceFiles('packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'))
    for (const [, member, text] of readFileSync(file, 'utf8').matchAll(
      /\b(?:m|serverM)essages\.(\w+)|'(\w+)'/g,
    )) {
      // In ui, `messages` are the screen's own.
      const key = (file.startsWith('packages/ui/') ? text : (member ?? text)) ?? ''
      if (!(key in keys)) continue
      const known = (uses[key] ??= [])
      if (known.at(-1) !== file) known.push(file)
    }
  return uses
}

/** Returns the occasion of each message by its key: its heading in the catalogue. */
export function messageOccasions(): Record<string, string> {
  const occasions: Record<string, string> = {}
  let occasion = ''
  for (const line of readFileSync('packages/contract/src/rules/messages.ts', 'utf8').split('\n')) {
    occasion = /^ {2}\/\* (.+) \*\/$/.exec(line)?.[1] ?? occasion
    const key = /^ {2}(\w+)[:,]/.exec(line)?.[1]
    if (key) occasions[key] = occasion
  }
  return occasions
}

/** The subject of each screen's messages and the files that read them, by the name of their constant. */
export function catalogues(): Record<string, { about: string; files: string[] }> {
  const sources = sourceFiles(partsOfUi, 'apps/site/src/**/*.{ts,tsx}').map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }))
  return Object.fromEntries(
    globSync('packages/ui/src/**/*.messages.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/\*\* (.+?)\.? \*\/\nexport const (\w+) =/g)].map(
        ([, about = '', name = '']) => {
          const reads = sources.filter(({ source }) => new RegExp(`\\b${name}\\b`).test(source))
          return [name, { about, files: reads.map((one) => one.file) }]
        },
      ),
    ),
  )
}

/** Returns the texts of page titles and metadata, by file. */
const metadataTexts = (): Record<string, string[]> =>
  Object.fromEntries(
    ['pages', 'page-meta'].map((name) => {
      const file = `apps/site/src/app/${name}.ts`
      return [file, wordsIn(readFileSync(file, 'utf8'))]
    }),
  )

/** Provides a docs page with the uses and occasions of all messages, and with the other texts. */
export const messageUsesModule = virtualModule('message-uses', () => ({
  uses: messageUses(),
  occasions: messageOccasions(),
  catalogues: catalogues(),
  metadata: metadataTexts(),
}))
