import { paths } from '@meridian/contract/paths/paths'
import { parseSync } from 'vite'

/** A value in a source file that belongs elsewhere. */
export interface Breach {
  rule: 'raw-address' | 'raw-colour' | 'clock' | 'compared-message'
  /** Counted from 1. */
  line: number
  /** As it is written. */
  text: string
}

/**
 * The rules without a lint rule: raw colours, raw addresses, the clock read by `new Date()`, and decisions by a
 * message. Messages are for people, may be in any language, and change when a typo is corrected.
 */
export function breachesIn(file: string, source: string): Breach[] {
  const code = /\.tsx?$/.test(file)
  const isTestFile = /\.(stories|test|spec)\.tsx?$/.test(file)
  const breaches = code ? breachesInCode(file, source) : rawColours(source)
  return breaches.filter(({ rule }) => rule === 'raw-colour' || !isTestFile)
}

/** A text in code, and its direct receiver: a property, an attribute, or `navigate()`. */
interface WrittenText {
  text: string
  receiver: string
  start: number
}

function breachesInCode(file: string, source: string): Breach[] {
  const texts: WrittenText[] = []
  const clocks: number[] = []
  const compared: Node[] = []
  collect(parseSync(file, source).program, '', { texts, clocks, compared })
  const lineAt = (start: number) => source.slice(0, start).split('\n').length
  const strict = /(?:packages\/(?:ui|flows)|apps\/site)\/src\//.test(file)
  const breaches: Breach[] = []
  for (const { text, receiver, start } of texts) {
    const line = lineAt(start)
    if (isColour(text, receiver)) breaches.push({ rule: 'raw-colour', line, text })
    if (knownAddress.test(text) || (strict && isAddress(text, receiver)))
      breaches.push({ rule: 'raw-address', line, text })
  }
  if (/packages\/(contract|flows|ui)\//.test(file))
    breaches.push(...clocks.map((start): Breach => ({ rule: 'clock', line: lineAt(start), text: 'Date' })))
  for (const { start, end } of compared)
    breaches.push({ rule: 'compared-message', line: lineAt(start), text: source.slice(start, end) })
  return breaches
}

/** The findings of a walk through a syntax tree. */
interface Found {
  texts: WrittenText[]
  clocks: number[]
  compared: Node[]
}

/** Walks a syntax tree; `receiver` takes the texts below. */
function collect(node: unknown, receiver: string, found: Found): void {
  const { texts, clocks, compared } = found
  if (Array.isArray(node)) for (const each of node) collect(each, receiver, found)
  if (!isNode(node)) return
  if (comparedIn(node).some(isMessageText)) compared.push(node)
  const { type, start } = node
  if (type === 'Literal' && typeof node['value'] === 'string')
    texts.push({ text: node['value'], receiver, start })
  if (type === 'TemplateElement')
    texts.push({ text: (node['value'] as { cooked: string | null }).cooked ?? '', receiver, start })
  if ((type === 'NewExpression' || type === 'CallExpression') && nameOf(node['callee']) === 'Date') {
    if ((node['arguments'] as unknown[]).length === 0 || type === 'CallExpression') clocks.push(start)
  }
  for (const [key, child] of Object.entries(node)) {
    // The linter checks names of modules.
    if (key === 'source') continue
    collect(child, receiverOf(node, key) ?? receiver, found)
  }
}

/** Names the attribute or call that takes a text in this part of the node, if the node shows it. */
function receiverOf(node: Node, key: string): string | undefined {
  const { type } = node
  if (type === 'JSXAttribute') return `<${nameOf(node['name'])}>`
  if (type === 'Property' && key === 'value') return nameOf(node['key'])
  if (type === 'AssignmentExpression' && key === 'right') return nameOf(node['left'])
  if (type === 'CallExpression' && key === 'arguments') return `${nameOf(node['callee'])}()`
  if (type === 'JSXElement' || type === 'BlockStatement') return ''
  return undefined
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The parts of a node that are compared, searched for, or looked up by. */
function comparedIn(node: Node): unknown[] {
  switch (node.type) {
    case 'BinaryExpression': {
      const sides = [node['left'], node['right']]
      return /^[!=]==?$/.test(String(node['operator'])) && !sides.some(isNothing) ? sides : []
    }
    case 'SwitchStatement':
      return [node['discriminant']]
    case 'SwitchCase':
      return [node['test']]
    case 'MemberExpression':
      return node['computed'] ? [node['property']] : []
    case 'Property':
      return node['computed'] ? [node['key']] : []
    case 'CallExpression': {
      const callee = node['callee']
      return isNode(callee) && callee.type === 'MemberExpression' && lookUps.has(nameOf(callee))
        ? [callee['object'], ...(node['arguments'] as unknown[])]
        : []
    }
    default:
      return []
  }
}

const lookUps = new Set([
  'includes',
  'indexOf',
  'startsWith',
  'endsWith',
  'match',
  'search',
  'test',
  'has',
  'get',
])

/** A comparison with `undefined` or an empty text does not depend on the text. */
const isNothing = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'Literal' && (node['value'] === '' || node['value'] === null)) ||
    (node.type === 'Identifier' && node['name'] === 'undefined'))

/** A message of the catalogue, a server's, or an error's. */
function isMessageText(node: unknown): boolean {
  if (!isNode(node)) return false
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return isMessageText(node['expression'])
    case 'CallExpression':
      return ['serverMessageOf', 'failureMessage', 'formatMessage'].includes(nameOf(node['callee']))
    case 'Identifier':
      return node['name'] === 'serverMessage'
    case 'MemberExpression': {
      const object = nameOf(node['object'])
      const name = nameOf(node)
      return (
        (object === 'messages' && isNode(node['object']) && node['object'].type === 'Identifier') ||
        name === 'serverMessage' ||
        (name === 'message' && /^(?:error|failure|reason|cause|refusal)$/.test(object))
      )
    }
    default:
      return false
  }
}

/** The name; of `a.b` the last part. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['property'])
  return String(node['name'] ?? node['value'] ?? '')
}

/** An address of the site, whole or as a prefix; matching ignores case, like the router. */
const knownAddress = new RegExp(
  `^(?:${Object.values(paths)
    .filter((path) => path !== paths.home)
    .map((path) => path.replace(/\/:.*/, ''))
    .join('|')})(?:$|[?#/])`,
  'i',
)

const linkReceivers = [
  '<to>',
  '<href>',
  'href',
  '<action>',
  'navigate()',
  'redirect()',
  'assign()',
  'replace()',
]

/** Any text that starts like an address, and every target of a link except fragments and other sites. */
const isAddress = (text: string, receiver: string): boolean =>
  /^\/[a-z]/i.test(text) ||
  (linkReceivers.includes(receiver) && /^[^#]/.test(text) && !/^[a-z]+:/i.test(text))

const hexOrFunction =
  /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i

/** A class of Tailwind's own palette, which the theme has emptied, or one with an arbitrary value. */
const paletteClass =
  /(?<![\w-])(?:bg|text|border|border-[trblxyse]|ring|fill|stroke|from|via|to|outline|shadow|divide|decoration|accent|caret|placeholder)-(?:white|black|[a-z]+-(?:50|[1-9]00|950)|\[(?:color:)?[a-z]+\])(?![\w-])/

/** Properties and attributes that take a colour. */
const colourReceiver =
  /^<?(?:fill|stroke|background|outline|border(?:-?(?:top|right|bottom|left|block|inline))?|.*color|(?:box|text)-?shadow|(?:fill|stroke)style)>?$/i

/** The keywords that such a value may have beside variables: every other word is a colour name. */
const colourless =
  /^(?:none|currentcolor|transparent|inherit|initial|unset|solid|dashed|dotted|inset|auto|repeat|center|cover|contain)$/i

/** The system colours of forced colours mode. */
const playersOwn = /^(?:canvas(?:text)?|linktext|button(?:border|face|text)|highlight(?:text)?|graytext)$/i

const namesColour = (text: string): boolean =>
  text
    .replaceAll(/\b(?:var|url)\([^)]*\)?|!important/g, '')
    .split(/[\s,()/]+/)
    .some((word) => /^[a-z]+$/i.test(word) && !colourless.test(word) && !playersOwn.test(word))

const isColour = (text: string, receiver: string): boolean =>
  hexOrFunction.test(text) || paletteClass.test(text) || (colourReceiver.test(receiver) && namesColour(text))

const declaration = /(?<![\w-])([\w-]+)\s*[:=]\s*["']?([^"';{}>]*)/g

/** Style sheets, pages and drawings, line by line. */
function rawColours(source: string): Breach[] {
  return source.split('\n').flatMap((text, index): Breach[] => {
    const found =
      hexOrFunction.test(text) ||
      [...text.matchAll(declaration)].some(([, receiver = '', value = '']) => isColour(value, receiver))
    return found ? [{ rule: 'raw-colour', line: index + 1, text: text.trim() }] : []
  })
}
