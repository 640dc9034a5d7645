import type { Plugin } from 'vite'

/** A module `virtual:<name>` whose exports are computed at build time, for docs pages in the browser. */
export const virtualModule = (name: string, exports: () => Readonly<Record<string, unknown>>): Plugin => {
  const resolved = `\0virtual:${name}`
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? Object.entries(exports())
            .map(([exported, value]) => `export const ${exported} = ${JSON.stringify(value)}`)
            .join('\n')
        : undefined,
  }
}
