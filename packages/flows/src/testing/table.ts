import { expect, test } from 'vitest'
import {
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  type EmittedFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'

/** One row of a table: an event, and all of its effects. */
export interface Move<Value, Context, Emitted, Situation, EventName> {
  /** Names the contexts in which the row applies. @default all */
  when?: readonly Situation[]
  from: Value | readonly Value[]
  on: EventName | readonly EventName[]
  /** @default the current state */
  to?: Value
  /** Only the changed fields. */
  change?: Partial<Context>
  /** In order. */
  emits?: readonly Emitted[] | ((context: Context) => readonly Emitted[])
  /** Ids of the calls that start. Required only where the row has no other effect. */
  calls?: readonly string[]
}

/** Describes everything that a flow does. A cell without a row must change, emit and call nothing. */
export interface Table<Machine extends AnyStateMachine, Situation extends string, EventName extends string> {
  /** Names contexts that allow different steps. */
  situations: Record<Situation, ContextFrom<Machine>>
  /** Holds at least one event of each handled type, those of calls and timers included. */
  events: Record<EventName, AnyEventObject>
  moves: readonly Move<
    SnapshotFrom<Machine>['value'],
    ContextFrom<Machine>,
    EmittedFrom<Machine>,
    NoInfer<Situation>,
    NoInfer<EventName>
  >[]
}

interface StepResult {
  value: StateValue
  context: unknown
  emits: readonly unknown[]
  /** Ignored when the row does not name them. */
  calls?: readonly unknown[] | undefined
}

/** Combines one state, situation and event. */
interface Cell {
  situation: string
  /** Such as `idle + buy.start = reviewing`; a cell without a row says so at its end. */
  name: string
  expected: StepResult
  /** Takes the step in the machine. */
  actual: () => StepResult
}

const textOf = (value: StateValue): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns the value of each reachable state that is not final. */
function restingStates({ states }: AnyStateNode): StateValue[] {
  return Object.values(states).flatMap((state): StateValue[] => {
    if (state.type === 'parallel')
      throw new Error(`A table has no columns for the parallel state "${state.id}"`)
    if (state.type === 'compound') return restingStates(state).map((value) => ({ [state.key]: value }))
    return state.always || state.type === 'final' ? [] : [state.key]
  })
}

/** Takes one pure step of a machine. Returns its next state, the emitted events and the started calls. */
function step(
  machine: AnyStateMachine,
  value: StateValue,
  context: unknown,
  event: AnyEventObject,
): StepResult {
  const [next, actions] = transition(machine, machine.resolveState({ value, context }), event)
  const paramsOf = (type: string) =>
    (actions as readonly { type: string; params: { event: unknown; id: unknown } }[])
      .filter((action) => action.type === type)
      .map(({ params }) => params)
  return {
    value: next.value,
    context: next.context,
    emits: paramsOf('xstate.emit').map((emitted) => emitted.event),
    calls: paramsOf('xstate.spawnChild').map(({ id }) => id),
  }
}

/**
 * Returns all cells of a table with their expected and actual results. Throws when the table contradicts itself or
 * lacks an event. Also throws for a row that nothing reaches or that has no effect.
 */
export function cellsOf<Machine extends AnyStateMachine, Situation extends string, EventName extends string>(
  machine: Machine,
  table: Table<Machine, Situation, EventName>,
): Cell[] {
  const situations = Object.keys(table.situations) as Situation[]
  const eventNames = Object.keys(table.events) as EventName[]
  const states = restingStates(machine.root)
  const accepted: readonly string[] = machine.events
  const tested = new Set(eventNames.map((eventName) => table.events[eventName].type))
  for (const type of accepted) {
    const hint = type.startsWith('xstate.after.') ? ': add it to the fixtures by delayEvent' : ''
    if (!tested.has(type)) throw new Error(`No event of the table is "${type}"${hint}`)
  }
  for (const type of tested) if (!accepted.includes(type)) throw new Error(`The flow never hears "${type}"`)

  type Row = (typeof table.moves)[number]
  const cellName = (situation: Situation, state: StateValue, eventName: EventName) =>
    `${situation}: ${textOf(state)} + ${eventName}`
  const rows = new Map<string, Row>()
  for (const move of table.moves) {
    const { when = situations, to, change = {}, emits = [], calls = [] } = move
    const from = [move.from].flat() as StateValue[]
    const on = [move.on].flat() as EventName[]
    const cells = when.flatMap((situation) =>
      from.flatMap((state) =>
        on.map((eventName) => ({ state, cell: cellName(situation, state, eventName) })),
      ),
    )
    if (cells.length === 0) throw new Error(`A row on ${on.join(', ')} reaches no cell`)
    for (const { state, cell } of cells) {
      if (!states.some((known) => textOf(known) === textOf(state)))
        throw new Error(`No flow goes on from there: ${cell}`)
      if (rows.has(cell)) throw new Error(`Two rows for one cell: ${cell}`)
      rows.set(cell, move)
    }
    const stays = from.every((state) => textOf(to ?? state) === textOf(state))
    if (stays && Object.keys(change).length + emits.length + calls.length === 0)
      throw new Error(`A row says nothing: ${cells[0]?.cell}`)
  }

  return situations.flatMap((situation) =>
    states.flatMap((state) =>
      eventNames.map((eventName): Cell => {
        const context = table.situations[situation]
        const row = rows.get(cellName(situation, state, eventName))
        const value = (row?.to as StateValue | undefined) ?? state
        const emits = row?.emits ?? []
        const calls = row ? row.calls : []
        return {
          situation,
          name: `${textOf(state)} + ${eventName} = ${textOf(value)}${row ? '' : ' (no row)'}`,
          expected: {
            value,
            context: { ...(context as object), ...row?.change },
            emits: typeof emits === 'function' ? emits(context) : emits,
            calls,
          },
          actual() {
            const { calls: started, ...outcome } = step(machine, state, context, table.events[eventName])
            return { ...outcome, calls: calls && started }
          },
        }
      }),
    ),
  )
}

/**
 * Tests a flow's whole table: every reachable state, in each context, with each event. It is one test; its failure
 * names every deviating cell.
 */
export function testTable<
  Machine extends AnyStateMachine,
  Situation extends string,
  EventName extends string,
>(machine: Machine, table: Table<Machine, Situation, EventName>): void {
  const cells = cellsOf(machine, table)
  test('does what its table says in every situation, state and event, and nothing else', () => {
    for (const { situation, name, expected, actual } of cells)
      expect.soft(actual(), `${situation}: ${name}`).toEqual(expected)
  })
}
