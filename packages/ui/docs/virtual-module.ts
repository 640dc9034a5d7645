import type { Plugin } from 'vite'

/** A module `virtual:<name>` whose exports are computed on this computer, for pages of Storybook that run in a browser. */
export const virtualModule = (name: string, exports: () => Readonly<Record<string, unknown>>): Plugin => {
  const resolved = `\0virtual:${name}`
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? Object.entries(exports())
            .map(([told, value]) => `export const ${told} = ${JSON.stringify(value)}`)
            .join('\n')
        : undefined,
  }
}
