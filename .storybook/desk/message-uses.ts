import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const name = 'virtual:message-uses'

/** The files that say each message, by its key: whatever writes `messages.<key>`. */
export function messageUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {}
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'])
  for (const file of files.filter((one) => !/\.(test|stories|cases)\.tsx?$/.test(one)).toSorted())
    for (const [, key = ''] of readFileSync(file, 'utf8').matchAll(/\bmessages\.(\w+)/g)) {
      const known = (uses[key] ??= [])
      if (known.at(-1) !== file) known.push(file)
    }
  return uses
}

/** When each message is said, by its key: the heading under which the catalogue has it. */
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

/** Lets a page of Storybook ask where and when each message is said. */
export const messageUsesModule: Plugin = {
  name: 'message-uses',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const uses = ${JSON.stringify(messageUses())}\nexport const occasions = ${JSON.stringify(messageOccasions())}`
      : undefined,
}
