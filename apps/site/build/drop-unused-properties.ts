import { transform } from 'lightningcss'

/**
 * Browsers of Vite's target `es2022`, for which the style sheet is built. A version is its number shifted by 16 bits.
 */
const targets = { chrome: 94 << 16, firefox: 93 << 16, safari: 16 << 16 }

/**
 * Drops the custom properties that a page never reads from its inlined styles. Beasties keeps all of them; the full
 * style sheet declares them again.
 */
export function dropUnusedProperties(html: string): string {
  const read = new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  return html.replace(/(?<=<style>).*?(?=<\/style>)/s, (css) => {
    const declared = css.match(/--[\w-]+(?=[:{])/g) ?? []
    const unusedSymbols = declared.filter((name) => !read.has(name))
    return transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets,
      unusedSymbols,
    }).code.toString()
  })
}
