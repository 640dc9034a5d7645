/**
 * Finds the part of the kit that a scene is made of. Scenes share the kit's modules, and a full render takes minutes.
 * So only the definitions that a scene reaches count: other changes in the kit, and comments, leave its picture
 * alone. A definition is reached when its name is mentioned, which may be more than is called, never less.
 */

/** Gives the text of a module such as `kit.shapes`, or nothing when it is none of the project's own. */
export type ReadModule = (module: string) => string | undefined

/** The scene without its comments, and each definition it reaches in the modules behind it, in a fixed order. */
export function reachedSources(sceneText: string, readModule: ReadModule): string[] {
  const scene = withoutComments(sceneText)
  const reached: string[] = []
  const mentioned = new Set<string>()
  const note = (text: string) => text.match(/\w+/g)?.forEach((word) => mentioned.add(word))
  const isReached = ({ names }: Definition) => !names || names.some((name) => mentioned.has(name))

  note(scene)
  let open = [...modulesBehind(scene, readModule).values()].flatMap(definitionsIn)
  for (let found = open.filter(isReached); found.length > 0; found = open.filter(isReached)) {
    open = open.filter((definition) => !found.includes(definition))
    for (const { text } of found) {
      reached.push(text)
      note(text)
    }
  }
  return [scene, ...reached.sort()]
}

interface Definition {
  text: string
  /** The names that it defines; a statement without names is always needed. */
  names?: readonly string[]
}

const importStatement = /^[ \t]*(?:from\s+([\w.]+)\s+import\s+(?:\(([^)]*)\)|(.*))|import\s+(.+))/gm

/** The modules a text imports, and those that they import, each with its text without comments. */
function modulesBehind(text: string, readModule: ReadModule, known = new Map<string, string>()) {
  for (const [, base, many, few, plain] of text.matchAll(importStatement)) {
    // `from kit import shapes` names a module, `from kit.shapes import box` what is in one.
    const names = importedNames(many ?? few ?? plain ?? '').map(({ name }) => name)
    for (const module of base === undefined ? names : [base, ...names.map((name) => `${base}.${name}`)]) {
      const found = known.has(module) ? undefined : readModule(module)
      if (found === undefined) continue
      known.set(module, withoutComments(found))
      modulesBehind(known.get(module)!, readModule, known)
    }
  }
  return known
}

const renamedBy = ([, , many, few, plain]: RegExpExecArray) =>
  importedNames(many ?? few ?? plain ?? '').filter(({ name, local }) => name !== local)

const importedNames = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '')
    .map(([name, alias]) => ({ name: name!, local: alias ?? name! }))

/** The statements at the left margin, each with all that belongs to it. */
function definitionsIn(module: string): Definition[] {
  // A line at the margin starts a statement, unless it closes a bracket or follows a decorator.
  return module.split(/^(?=[^\s)\]}])(?<!^@.*\n)/m).flatMap((statement): Definition[] => {
    const text = statement.trimEnd()
    const [imported] = /^(from|import)\b/.test(text) ? text.matchAll(importStatement) : []
    // Names that stay the same are found without their imports; a new name leads to the old one.
    if (imported)
      return renamedBy(imported).map(({ name, local }) => ({ text: `${name} as ${local}`, names: [local] }))
    const [, defined] = /^(?:@.*\n)*(?:def|class)\s+(\w+)/.exec(text) ?? []
    const [, assigned] = /^([\w\s,]+?)\s*(?::[^=]+)?=(?!=)/.exec(text) ?? []
    const names = defined ? [defined] : assigned?.split(/[\s,]+/).filter(Boolean)
    return text === '' ? [] : [names ? { text, names } : { text }]
  })
}

const string = /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/.source

/** The text as a formatter would leave it: without comments, and with what is in brackets on one line. */
function withoutComments(text: string): string {
  let depth = 0
  return (
    text
      // Docstrings are the strings that start a line; others are kept, with whatever they hold.
      .replace(/^[ \t]*("""|''')[^]*?\1[ \t]*$/gm, '')
      .replace(new RegExp(`(${string})|#.*`, 'g'), (_, quoted: string | undefined) => quoted ?? '')
      .replace(new RegExp(`${string}|[([{]\\s*|(?:,\\s*\\n)?\\s*[)\\]}]|\\s+`, 'g'), (token) => {
        if (/^[([{]/.test(token)) depth += 1
        else if (/^[,\s]*[)\]}]$/.test(token)) depth -= 1
        else return depth > 0 && token.trim() === '' ? ' ' : token
        return token.replace(/^,/, '').trim()
      })
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  )
}
