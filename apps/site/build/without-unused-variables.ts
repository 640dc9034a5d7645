import { transform } from 'lightningcss'

const ownStyles = /(?<=<style[^>]*>)[^]*?(?=<\/style>)/g

/**
 * Takes out of a page's own styles the custom properties that nothing on the page reads: Tailwind declares those of all
 * its utilities and of the whole theme, twice, and Beasties keeps them. The style sheet of all pages has them.
 */
export const withoutUnusedVariables = (html: string): string =>
  html.replace(ownStyles, (styles) => {
    const markup = html.replace(ownStyles, '')
    let left = styles
    for (;;) {
      const declared = new Set([...left.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = '']) => name))
      const isRead = (name: string) => new RegExp(`var\\(${name}[,)\\s]`).test(markup + left)
      // What only they have read is read by nobody now.
      const unused = [...declared].filter((name) => !isRead(name))
      if (unused.length === 0) return left
      const { code } = transform({
        filename: 'page.css',
        code: Buffer.from(left),
        minify: true,
        unusedSymbols: unused,
      })
      const fewer = code.toString()
      if (fewer.length >= left.length) return left
      left = fewer
    }
  })
