/** The small ways to break a machine: one part of its configuration left out or changed at a time. */
import { not, StateMachine, type AnyStateMachine } from 'xstate'

/** The parts that may be left out. */
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

/** The parts that hold others by name. */
const containers = new Set(['on', 'after', 'states', 'invoke'])

type Variant = [name: string, value: unknown]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every copy of a part of a configuration with one thing of it broken; `siblings` are the states beside its own. */
function* variants(value: unknown, path: string, siblings: readonly string[]): Generator<Variant> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      yield [`${path}[${index}]: dropped`, value.toSpliced(index, 1)]
      for (const [name, changed] of variants(one, `${path}[${index}]`, siblings))
        yield [name, value.with(index, changed)]
    }
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) {
      const here = `${path}.${key}`
      const change = (changed: unknown) => ({ ...value, [key]: changed })
      const { [key]: _dropped, ...others } = value
      const named = /\.(on|after)$/.test(path)
      if (optional.has(key) || named) yield [`${here}: dropped`, others]
      if (key === 'guard') yield [`${here}: turned round`, change(not(one as string))]
      if (typeof one === 'string' && (named || ['target', 'always', 'onDone', 'onError'].includes(key))) {
        const aside = siblings.find((state) => state !== one && !path.endsWith(`.${state}`))
        if (aside && !one.startsWith('#')) yield [`${here}: leads to ${aside}`, change(aside)]
      }
      const inside = key === 'states' && isRecord(one) ? Object.keys(one) : siblings
      if (optional.has(key) || containers.has(key) || named || path.endsWith('.states'))
        for (const [name, changed] of variants(one, here, inside)) yield [name, change(changed)]
    }
  }
}

type Delay = AnyStateMachine['implementations']['delays'][string]

const longer = (delay: Delay): Delay =>
  typeof delay === 'function' ? (args, params) => delay(args, params) * 2 : delay * 2

/** Every broken copy of a machine, by what is broken in it. */
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

/** The mutant of this number; the machine itself for -1. */
export const mutated = <Machine extends AnyStateMachine>(machine: Machine, index: number): Machine =>
  (mutantsOf(machine)[index]?.machine as Machine | undefined) ?? machine
