import { relative, resolve } from 'node:path'
import type { JsxChild, Node } from 'typescript/unstable/ast'
import { isJsxElement, isJsxExpression, isJsxFragment, isJsxText } from 'typescript/unstable/ast/is'
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'

/**
 * Returns texts that are not the only child of their element, as `file: text`. A translator replaces text nodes by
 * elements of its own. React then updates such a text out of sight, and throws when it inserts something before it or
 * removes it. An only child is set as the element's `textContent`, which always works. A part that takes a `ReactNode`
 * is assumed to receive elements.
 */
export function textsBesideOthers(tsconfig: string): string[] {
  const api = new API()
  try {
    const config = resolve(tsconfig)
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${tsconfig} opens no project`)
    const { program, checker, rootFiles } = project
    return rootFiles
      .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
      .flatMap((file) => {
        const source = program.getSourceFile(file)
        if (!source) throw new Error(`${file} has no source`)
        return textsIn(source, checker).map((text) => `${relative('.', file)}: ${text}`)
      })
  } finally {
    api.close()
  }
}

function textsIn(root: Node, checker: Checker): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isRendered)
      // The parts of a fragment may have siblings where it is rendered.
      const beside = children.length > 1 || isJsxFragment(node)
      found.push(
        ...children
          .filter((child) => holdsText(child, beside, checker))
          .map((child) => child.getText().trim()),
      )
    }
    node.forEachChild(visit)
  }
  visit(root)
  return found
}

/** Ignores line breaks between tags, and comments. */
const isRendered = (child: JsxChild): boolean =>
  isJsxText(child)
    ? !(child.text.trim() === '' && child.text.includes('\n'))
    : !(isJsxExpression(child) && !child.expression)

function holdsText(child: JsxChild, beside: boolean, checker: Checker): boolean {
  if (isJsxText(child)) return beside && !isBlank(child.text)
  if (!isJsxExpression(child) || !child.expression) return false
  const type = checker.getTypeAtLocation(child.expression)
  return type === undefined || isText(type, beside, checker)
}

function isText(type: Type, beside: boolean, checker: Checker): boolean {
  if (type.getAliasSymbol()?.name === 'ReactNode') return false
  if (type.isUnionType()) return type.getTypes().some((part) => isText(part, beside, checker))
  if (type.isLiteralType()) return beside && typeof type.value !== 'boolean' && !isBlank(type.value || '')
  if (checker.isArrayType(type) && type.isTypeReference())
    return checker.getTypeArguments(type).some((part) => isText(part, true, checker))
  return beside && (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) !== 0
}

/** Translators leave whitespace alone. */
const isBlank = (text: unknown) => String(text).trim() === ''
