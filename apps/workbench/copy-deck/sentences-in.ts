import { parseSync, Visitor } from 'vite'

/** Props and properties that contain texts for people. */
const readableName =
  /^(aria-(label|description|valuetext)|alt|title|label|text|heading|description|placeholder|caption|step|note|owner|views|empty|lead|eyebrow|\w+(Label|Note|Text|Title))$/

/** Matches prose: two words of which the first has a capital, or the end of a sentence. */
const sentence = /^\p{Lu}[\p{L}’']*[,.:]? \p{L}|\p{Ll}[.?](\s|$)/u

/** Returns the texts in the source of a component. */
export function sentencesIn(source: string): string[] {
  const found: string[] = []
  const take = (text: string) => {
    if (/\p{L}/u.test(text)) found.push(text.trim())
  }
  /** Collects the texts of a rendered node; arguments of calls are skipped. */
  const takeFrom = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(takeFrom)
    if (typeof node !== 'object' || node === null) return
    const { type, value } = node as { type?: string; value?: unknown }
    if (type === 'Literal' && typeof value === 'string') take(value)
    else if (type === 'TemplateElement') take((value as { raw: string }).raw)
    else if (type === 'ConditionalExpression') {
      const { consequent, alternate } = node as { consequent: unknown; alternate: unknown }
      takeFrom([consequent, alternate])
    } else if (type === 'LogicalExpression') takeFrom((node as { right: unknown }).right)
    else if (type === 'TemplateLiteral') takeFrom((node as { quasis: unknown }).quasis)
  }
  let classes = { start: 0, end: 0 }
  // Types are no texts, and players read no thrown error.
  const unread: { start: number; end: number }[] = []
  const inSight = ({ start, end }: { start: number; end: number }) =>
    !unread.some((part) => start >= part.start && end <= part.end)
  const sentences: { text: string; start: number; end: number }[] = []
  new Visitor({
    TSLiteralType: (node) => void unread.push(node),
    ThrowStatement: (node) => void unread.push(node),
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string' && sentence.test(value)) sentences.push({ text: value, start, end })
    },
    TemplateElement: ({ value, start, end }) => {
      if (sentence.test(value.raw)) sentences.push({ text: value.raw, start, end })
    },
    JSXText: ({ value }) => take(value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') takeFrom(child.expression)
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') takeFrom(child.expression)
    },
    JSXAttribute: ({ name, value }) => {
      // Its keys are those of parts, its values classes.
      if (name.name === 'classNames' && value) classes = value
      if (name.type !== 'JSXIdentifier' || !readableName.test(name.name)) return
      // The text of a number field.
      if (name.name === 'step' && value?.type === 'Literal' && value.value === 'any') return
      takeFrom(value?.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier') return
      // Its keys are those of parts of another library, its values classes.
      if (key.name === 'classNames') classes = value
      else if (readableName.test(key.name) && !(value.start > classes.start && value.end < classes.end))
        takeFrom(value)
    },
    AssignmentPattern: ({ left, right }) => {
      if (left.type === 'Identifier' && readableName.test(left.name)) takeFrom(right)
    },
  }).visit(parseSync('part.tsx', source).program)
  return [...new Set([...found, ...sentences.filter(inSight).map(({ text }) => text.trim())])]
}
