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

/** Lets a page of Storybook ask where each message is said. */
export const messageUsesModule: Plugin = {
  name: 'message-uses',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(messageUses())}` : undefined),
}
