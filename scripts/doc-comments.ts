import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type ParseResult } from 'vite'

interface ParsedFile extends Pick<ParseResult, 'program' | 'comments'> {
  /** Returns the doc comment right before a node on one line; empty without one. */
  docBefore: (node: { start: number }) => string
}

/** Parses a source file, with its comments. */
export function parseFile(file: string): ParsedFile {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  const docBefore: ParsedFile['docBefore'] = ({ start }) => {
    const before = comments.findLast(({ end }) => end <= start)
    if (!before?.value.startsWith('*') || source.slice(before.end, start).trim() !== '') return ''
    const lines = before.value.split('\n').map((line) => line.replace('*', '').trim())
    return lines.join(' ').trim()
  }
  return { program, comments, docBefore }
}

/** Returns the doc comments of a file's exported constants and of all properties, by name. */
export function docComments(file: string): Record<string, string> {
  const { program, docBefore } = parseFile(file)
  const found: Record<string, string> = {}
  const add = (key: { type: string; name?: unknown }, node: { start: number }) => {
    const text = docBefore(node)
    if (text && typeof key.name === 'string') found[key.name] ??= text
  }
  new Visitor({
    ExportNamedDeclaration: (node) => {
      if (node.declaration?.type === 'VariableDeclaration')
        for (const { id } of node.declaration.declarations) add(id, node)
    },
    Property: (node) => add(node.key, node),
  }).visit(program)
  return found
}
