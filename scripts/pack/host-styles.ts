/**
 * Builds style sheets for foreign pages. Such a page has its own rules and classes, such as `button { padding: 0 }` or
 * `.flex`. So our rules apply only to our elements. They rank above a page's rule for an element, but below its class.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import parser, { type Selector } from 'postcss-selector-parser'

/** Matches our elements: `jsx-runtime.ts` gives each the attribute, and sonner draws those of toasts. */
const scope = ':is([data-meridian], .meridian-toasts, .meridian-toasts *)'

/** Specificity of each sort of rule, in element selectors; a class ranks above all of them. */
const levels = { reset: 4, spaced: 6, utility: 8 } as const

/** Returns a selector that matches every element, with the specificity of this number of elements. */
const specificity = (elements: number): string => `:not(${Array(elements).fill('m').join(' ')})`

/** Our outermost elements reset these inherited properties of a page. */
const inherited =
  /^(color|color-scheme|font-family|font-size|line-height|tab-size|-webkit-font-smoothing|-webkit-tap-highlight-color|font-feature-settings|font-variation-settings)$/

/** Matches the variables of Tailwind, which a host's own Tailwind also sets, to other values. */
const tailwindVariables = new RegExp(
  `--(?=(?:tw-|default-|${readFileSync(
    createRequire(import.meta.url).resolve('tailwindcss/theme.css'),
    'utf8',
  )
    .match(/(?<=^\s*--)[\w-]+(?=:)/gm)
    ?.map((name) => `${name}(?![\\w-])`)
    .join('|')}))`,
  'g',
)

/** Splits a selector before its pseudo-element, if it has one. */
function splitPseudoElement(selector: Selector): [head: string, pseudoElement: string] {
  const at = selector.nodes.findIndex((node) => parser.isPseudoElement(node))
  const text = (nodes: readonly { toString(): string }[]) => nodes.map(String).join('').trim()
  return at === -1
    ? [text(selector.nodes), '']
    : [text(selector.nodes.slice(0, at)), text(selector.nodes.slice(at))]
}

const parsed = (selector: string): Selector => parser().astSync(selector).nodes[0]!

/** Restricts a rule for elements of a kind to our elements of that kind. */
function ownKind(selector: string): string {
  const [head, pseudoElement] = splitPseudoElement(parsed(selector))
  const kind = head === '*' ? '' : head
  return `:where(${kind}${scope})${specificity(levels.reset)}${pseudoElement}`
}

/** Restricts a class to our elements. One that `wins`, such as `md:flex`, ranks above a host's `.hidden`. */
function ownClass(selector: string, wins: boolean): string {
  const ast = parsed(selector)
  const [only, ...others] = wins ? [] : ast.nodes
  const plain = others.length === 0 && only?.type === 'class'
  const spaced = others.length === 0 && only?.type === 'pseudo' && only.value === ':where'
  ast.walkClasses((node) => {
    node.replaceWith(
      parser.string({ value: `${node.toString()}${plain || spaced ? scope : `:where(${scope})`}` }),
    )
  })
  const [head, pseudoElement] = splitPseudoElement(ast)
  if (plain) return `:where(${head})${specificity(levels.utility)}`
  if (spaced) return `${head}${specificity(levels.spaced)}`
  return `${head}${specificity(1)}${pseudoElement}`
}

/** Pages style their texts by element. Ours inherit from the part around them, unless a class says more. */
const texts = `h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, label, legend, figcaption, blockquote {
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-transform: inherit;
}`

/** Matches sonner's own look, which our toasts do not use. */
const unusedOfToasts = /data-styled|data-rich-colors|data-sonner-theme/

const isPage = (selector: string): boolean => /^(html|body|:host)$/.test(selector)

/** Restricts each rule for elements to ours. Rules for the page apply to our outermost elements. */
function reachOwnKinds(layer: Container): void {
  const outermost = postcss.rule({ selector: `:where(${scope}:not(${scope} *))${specificity(levels.reset)}` })
  layer.walkRules((rule) => {
    if (rule.selectors.some(isPage)) {
      for (const node of rule.nodes)
        if (node.type === 'decl' && inherited.test(node.prop)) outermost.append(node.clone())
      rule.remove()
    } else rule.selectors = rule.selectors.map(ownKind)
  })
  if (outermost.nodes.length > 0) layer.append(outermost)
}

function insideQuery(rule: Rule): boolean {
  for (let node = rule.parent; node?.type === 'atrule'; node = node.parent) {
    if (/^(media|container)$/.test(node.name)) return true
  }
  return false
}

function layerIn(root: Root, name: string): AtRule & { nodes: ChildNode[] } {
  const found = root.nodes.find(
    (node): node is AtRule & { nodes: ChildNode[] } =>
      node.type === 'atrule' && node.name === 'layer' && node.params === name && node.nodes !== undefined,
  )
  if (!found) throw new Error(`The sheet has no layer ${name}`)
  return found
}

/** Gives animations and Tailwind's variables names that no host uses. */
function renameShared(root: Container): void {
  const names = new Set<string>()
  root.walkAtRules('keyframes', (keyframes) => {
    names.add(keyframes.params)
    keyframes.params = `meridian-${keyframes.params}`
  })
  root.walkDecls(/^(--animate-|animation)/, (declaration) => {
    declaration.value = declaration.value.replace(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g, (word) =>
      names.has(word) ? `meridian-${word}` : word,
    )
  })
  const rename = (text: string) => text.replace(tailwindVariables, '--meridian-')
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop)
    declaration.value = rename(declaration.value)
  })
  root.walkAtRules('property', (property) => void (property.params = rename(property.params)))
}

/**
 * Splits Tailwind's output, and removes its layers, whose names a host may use.
 * @param css The theme, a page's rules, and the classes.
 * @returns `styles` for our elements on any page, and `page` for a whole page of ours.
 */
export function hostStyles(css: string): { styles: string; page: string } {
  const styles = postcss.parse(css)
  styles.walkRules(unusedOfToasts, (rule) => void rule.remove())
  const page = postcss.root()
  const layer = (name: string) => layerIn(styles, name)
  page.append(layer('theme').clone(), layer('base').clone())
  const used = page.toString()
  layerIn(page, 'theme').walkDecls((token) => void (used.includes(`var(${token.prop}`) || token.remove()))
  styles.walkAtRules('font-face', (face) => void page.append(face.remove()))
  layer('utilities').walkRules((rule) => {
    // Tailwind 3 has classes of the same names that use `transform`, so an element would move twice.
    const moves = rule.some((node) => node.type === 'decl' && /^(translate|scale|rotate)$/.test(node.prop))
    if (moves) rule.append({ prop: 'transform', value: 'none' })
    rule.selectors = rule.selectors.map((selector) => ownClass(selector, moves || insideQuery(rule)))
  })
  layer('base').prepend(texts)
  for (const name of ['properties', 'base']) reachOwnKinds(layer(name))
  for (const name of ['properties', 'base', 'utilities']) layer(name).replaceWith(layer(name).nodes)
  for (const root of [styles, page]) {
    renameShared(root)
    root.walkAtRules('layer', (rule) => {
      if (rule.nodes) rule.params = `meridian.${rule.params}`
      else rule.remove()
    })
  }
  return { styles: styles.toString(), page: page.toString() }
}

/** Returns a page's rules for elements, restricted to ours; a host's Tailwind has the rest. */
export function ownRules(css: string): string {
  const base = layerIn(postcss.parse(css), 'base')
  reachOwnKinds(base)
  return base.toString()
}
