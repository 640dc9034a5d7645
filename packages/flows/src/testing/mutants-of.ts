/** The ways in which the mutation check breaks a machine: one thing of its table of contents at a time. */
import { not, StateMachine, type AnyStateMachine } from 'xstate'

interface Transition {
  target?: string
  guard?: unknown
  actions?: unknown[]
  reenter?: boolean
}

/** An invocation of a call. */
interface Call {
  id: string
  input?: unknown
  onDone?: Transition[]
  onError?: Transition[]
}

/** A state as `createMachine` takes it, every list written out as one. */
interface State {
  initial?: string
  type?: string
  entry?: unknown[]
  exit?: unknown[]
  tags?: unknown[]
  always?: Transition[]
  on?: Record<string, Transition[]>
  after?: Record<string, Transition[]>
  invoke?: Call[]
  states?: Record<string, State>
}

type Delays = Record<string, number | ((...given: never[]) => number)>

/** One machine to break: a copy, so that the next mutant starts whole. */
interface Copy {
  root: State
  delays: Delays
}

/** One way to break a machine. */
export interface Mutant {
  /** `buy.idle + buy.start: without its guard` */
  name: string
  breakIn: (copy: Copy) => void
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

const transitionsOf = (value: unknown): Transition[] =>
  listOf(value).map((entry) => {
    const { actions, ...transition } = typeof entry === 'string' ? { target: entry } : (entry as Transition)
    return { ...transition, ...(actions && { actions: listOf(actions) }) }
  })

const mapped = (value: object | undefined): Record<string, Transition[]> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([type, entry]) => [type, transitionsOf(entry)]))

function stateOf(written: State): State {
  const { entry, exit, tags, always, on, after, invoke, states, ...others } = written
  return {
    ...others,
    ...(entry && { entry: listOf(entry) }),
    ...(exit && { exit: listOf(exit) }),
    ...(tags && { tags: listOf(tags) }),
    ...(always && { always: transitionsOf(always) }),
    ...(on && { on: mapped(on) }),
    ...(after && { after: mapped(after) }),
    ...(invoke && {
      invoke: (listOf(invoke) as Call[]).map(({ onDone, onError, ...call }) => ({
        ...call,
        ...(onDone && { onDone: transitionsOf(onDone) }),
        ...(onError && { onError: transitionsOf(onError) }),
      })),
    }),
    ...(states && {
      states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, stateOf(state)])),
    }),
  }
}

const copyOf = ({ config, implementations }: AnyStateMachine): Copy => ({
  root: stateOf(config as object),
  delays: { ...(implementations.delays as Delays) },
})

const without = <One>(list: readonly One[], index: number): One[] => list.filter((_, at) => at !== index)

/** A list of the copy, wherever it stands: read when the mutants are listed, replaced when one is made. */
interface Place<One> {
  name: string
  of: (copy: Copy) => One[] | undefined
  put: (copy: Copy, list: One[]) => void
}

function actionMutants(whole: Copy, { name, of, put }: Place<unknown>): Mutant[] {
  return (of(whole) ?? []).map((action, index) => ({
    name: `${name}: without ${typeof action === 'string' ? action : (action as { type: string }).type}`,
    breakIn: (copy) => put(copy, without(of(copy) ?? [], index)),
  }))
}

function transitionMutants(
  whole: Copy,
  { name, of, put }: Place<Transition>,
  elsewhere: (target: string) => string | undefined,
): Mutant[] {
  return (of(whole) ?? []).flatMap(({ target, guard, actions, reenter }, index): Mutant[] => {
    const here = `${name}${index > 0 ? ` [${index}]` : ''}`
    const change = (how: string, changed: (transition: Transition) => Transition): Mutant => ({
      name: `${here}: ${how}`,
      breakIn: (copy) =>
        put(
          copy,
          (of(copy) ?? []).map((transition, at) => (at === index ? changed(transition) : transition)),
        ),
    })
    const aside = target === undefined ? undefined : elsewhere(target)
    return [
      { name: `${here}: dropped`, breakIn: (copy) => put(copy, without(of(copy) ?? [], index)) },
      ...(target === undefined ? [] : [change('stays', ({ target: _target, ...others }) => others)]),
      ...(aside === undefined
        ? []
        : [change(`leads to ${aside}`, (transition) => ({ ...transition, target: aside }))]),
      ...(guard === undefined
        ? []
        : [
            change('without its guard', ({ guard: _guard, ...others }) => others),
            change('its guard turned round', (transition) => ({
              ...transition,
              guard: not(transition.guard as string),
            })),
          ]),
      ...(reenter ? [change('not entered anew', ({ reenter: _reenter, ...others }) => others)] : []),
      ...actionMutants(whole, {
        name: here,
        of: (copy) => of(copy)?.[index]?.actions ?? actions,
        put: (copy, list) => {
          const transitions = of(copy) ?? []
          put(
            copy,
            transitions.map((transition, at) =>
              at === index ? { ...transition, actions: list } : transition,
            ),
          )
        },
      }),
    ]
  })
}

function stateMutants(
  whole: Copy,
  id: string,
  path: readonly string[],
  siblings: readonly string[],
): Mutant[] {
  const name = [id, ...path].join('.')
  const at = ({ root }: Copy): State => path.reduce((state, key) => state.states?.[key] ?? state, root)
  const state = at(whole)
  const inner = Object.keys(state.states ?? {})
  // A state that decides at once would lead on to where the target was.
  const standing = (states: Record<string, State> = {}) =>
    Object.keys(states).filter((one) => !states[one]?.always)
  const another = (current: string, among: readonly string[]) =>
    among.find((one) => current !== one && !current.startsWith(`${one}.`) && !current.endsWith(`.${one}`))
  // A target is written from the root, or as a sibling and what is inside of it.
  const elsewhere = (target: string) => {
    if (!target.startsWith('#')) return another(target, siblings)
    const aside = another(target, standing(whole.root.states))
    return aside && `#${id}.${aside}`
  }
  const list = (key: 'entry' | 'exit' | 'tags'): Place<unknown> => ({
    name: `${name} ${key}`,
    of: (copy) => at(copy)[key],
    put: (copy, actions) => {
      at(copy)[key] = actions
    },
  })
  const table = (key: 'on' | 'after'): Mutant[] =>
    Object.keys(state[key] ?? {}).flatMap((type) =>
      transitionMutants(
        whole,
        {
          name: `${name} + ${type}`,
          of: (copy) => at(copy)[key]?.[type],
          put: (copy, transitions) => {
            at(copy)[key] = { ...at(copy)[key], [type]: transitions }
          },
        },
        elsewhere,
      ),
    )
  return [
    ...(['entry', 'exit', 'tags'] as const).flatMap((key) => actionMutants(whole, list(key))),
    ...transitionMutants(
      whole,
      {
        name: `${name} at once`,
        of: (copy) => at(copy).always,
        put: (copy, transitions) => {
          at(copy).always = transitions
        },
      },
      elsewhere,
    ),
    ...table('on'),
    ...table('after'),
    ...(state.invoke ?? []).flatMap(({ id: call, input }, index): Mutant[] => {
      const invocation = (copy: Copy) => at(copy).invoke?.[index]
      return [
        {
          name: `${name}: ${call} is not called`,
          breakIn: (copy) => {
            at(copy).invoke = without(at(copy).invoke ?? [], index)
          },
        },
        ...(input === undefined
          ? []
          : [
              {
                name: `${name}: ${call} is told nothing`,
                breakIn: (copy: Copy) => {
                  const { input: _input, ...untold } = invocation(copy)!
                  at(copy).invoke = (at(copy).invoke ?? []).with(index, untold)
                },
              },
            ]),
        ...(['onDone', 'onError'] as const).flatMap((key) =>
          transitionMutants(
            whole,
            {
              name: `${name} + ${call} ${key}`,
              of: (copy) => invocation(copy)?.[key],
              put: (copy, transitions) => {
                at(copy).invoke = (at(copy).invoke ?? []).with(index, {
                  ...invocation(copy)!,
                  [key]: transitions,
                })
              },
            },
            elsewhere,
          ),
        ),
      ]
    }),
    ...[another(state.initial ?? '', inner)].flatMap((first) =>
      first === undefined
        ? []
        : {
            name: `${name}: begins with ${first}`,
            breakIn: (copy: Copy) => {
              at(copy).initial = first
            },
          },
    ),
    ...(state.type === 'final'
      ? [
          {
            name: `${name}: is no end`,
            breakIn: (copy: Copy) => {
              const { type: _type, ...going } = at(copy)
              const above = path.slice(0, -1).reduce((one, key) => one.states?.[key] ?? one, copy.root)
              above.states = { ...above.states, [path.at(-1)!]: going }
            },
          },
        ]
      : []),
    ...inner.flatMap((key) => stateMutants(whole, id, [...path, key], standing(state.states))),
  ]
}

/** A delay that is twice as long. */
const delayMutants = ({ delays }: Copy): Mutant[] =>
  Object.entries(delays).map(([name, delay]) => ({
    name: `${name}: twice as long`,
    breakIn: (copy) => {
      copy.delays[name] = typeof delay === 'number' ? delay * 2 : (...given: never[]) => 2 * delay(...given)
    },
  }))

/** Every way to break a machine that the check tries. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const whole = copyOf(machine)
  return [...stateMutants(whole, machine.id, [], []), ...delayMutants(whole)]
}

/** The machine with one thing broken; as it is without one. */
export function mutated<Machine extends AnyStateMachine>(machine: Machine, index: number): Machine {
  const mutant = mutantsOf(machine)[index]
  if (!mutant) return machine
  const copy = copyOf(machine)
  mutant.breakIn(copy)
  return new StateMachine(copy.root as object, {
    ...machine.implementations,
    delays: copy.delays as Record<string, number>,
  }) as unknown as Machine
}
