/** Breaks a machine in small ways: leaves out or changes one part of its configuration at a time. */
import { not, StateMachine, type AnyStateMachine } from 'xstate'

/** These parts may be left out. */
const optional = new Set([
  'always',
  'entry',
  'exit',
  'tags',
  'actions',
  'guard',
  'target',
  'reenter',
  'onDone',
  'onError',
  'input',
])

/** These parts contain others by name. */
const containers = new Set(['on', 'after', 'states', 'invoke'])

type Variant = [name: string, value: unknown]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Yields every copy of a part of a configuration with one fault in it. `siblings` are the states beside its own. */
function* variants(value: unknown, path: string, siblings: readonly string[]): Generator<Variant> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield [`${path}[${index}]: dropped`, value.toSpliced(index, 1)]
      for (const [name, changed] of variants(item, `${path}[${index}]`, siblings))
        yield [name, value.with(index, changed)]
    }
  } else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value)) {
      const here = `${path}.${key}`
      const change = (changed: unknown) => ({ ...value, [key]: changed })
      const { [key]: _dropped, ...others } = value
      const named = /\.(on|after)$/.test(path)
      if (optional.has(key) || named) yield [`${here}: dropped`, others]
      if (key === 'guard') yield [`${here}: turned round`, change(not(part as string))]
      if (typeof part === 'string' && (named || ['target', 'always', 'onDone', 'onError'].includes(key))) {
        const aside = siblings.find((state) => state !== part && !path.endsWith(`.${state}`))
        if (aside && !part.startsWith('#')) yield [`${here}: leads to ${aside}`, change(aside)]
      }
      const inside = key === 'states' && isRecord(part) ? Object.keys(part) : siblings
      if (optional.has(key) || containers.has(key) || named || path.endsWith('.states'))
        for (const [name, changed] of variants(part, here, inside)) yield [name, change(changed)]
    }
  }
}

type Delay = AnyStateMachine['implementations']['delays'][string]

const longer = (delay: Delay): Delay =>
  typeof delay === 'function' ? (args, params) => delay(args, params) * 2 : delay * 2

/** Returns every broken copy of a machine, named after its fault. */
export function mutantsOf(machine: AnyStateMachine): { name: string; machine: AnyStateMachine }[] {
  const { config, implementations } = machine
  return [
    ...[...variants(config, machine.id, [])].map(([name, changed]) => ({
      name,
      machine: new StateMachine(changed as typeof config, implementations) as AnyStateMachine,
    })),
    ...Object.entries(implementations.delays).map(([name, delay]) => ({
      name: `${name}: twice as long`,
      machine: machine.provide({ delays: { [name]: longer(delay) } }),
    })),
  ]
}

/** Returns the mutant of this number; -1 is the machine itself. */
export const mutated = <Machine extends AnyStateMachine>(machine: Machine, index: number): Machine =>
  (mutantsOf(machine)[index]?.machine as Machine | undefined) ?? machine
