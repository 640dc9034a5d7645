import type { AnyStateMachine } from 'xstate'

const namesKey = Symbol.for('storybook-addon-xstate/names')

interface NameGlobals {
  [namesKey]?: {
    /** Names machines without an id. */
    title: string
    names: Map<object, string>
  }
}

// Bundlers may load this module twice, so the page stores the names.
const page = ((globalThis as NameGlobals)[namesKey] ??= { title: 'machine', names: new Map() })

/** Forgets the names of machines. Those without an id get this title. */
export function nameMachines(title: string): void {
  page.title = title
  page.names = new Map()
}

/**
 * Returns the name of a machine: its id, else another name or the title of the story. A second machine of a name gets a
 * number. Machines that differ only in implementations are one.
 */
export function nameOf({ id, config }: AnyStateMachine, other = page.title): string {
  const known = page.names.get(config)
  if (known !== undefined) return known
  const names = new Set(page.names.values())
  const name = id === '(machine)' ? other : id
  let free = name
  for (let count = 2; names.has(free); count += 1) free = `${name} ${count}`
  page.names.set(config, free)
  return free
}
