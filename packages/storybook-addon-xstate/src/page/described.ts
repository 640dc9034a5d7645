/** Describes actors, steps and machines as plain data. */
import type { AnyActorRef, AnyStateMachine, StateValue } from 'xstate'
import { activeIds, eventLabel, toChart, type Chart } from '../chart.ts'
import { stateName } from '../names.ts'
import {
  restored,
  type ActiveChart,
  type ActorInfo,
  type FaultMode,
  type MachineInfo,
  type Step,
} from '../protocol.ts'
import type { MachineFixtures } from './paths.ts'
import { editable, payloadOf } from './payload.ts'
import { isMachine, type RecordedActor, type RecordedStep } from './recorder.ts'
import { freeze, type FrozenActor } from './restore.ts'
import type { Show } from './show.ts'
import { preview } from './values.ts'

const maxCharts = 8

export function actorInfo(
  { actor, machine, isStopped }: RecordedActor,
  faultOf: (machine: AnyStateMachine, invoked: string) => FaultMode,
): ActorInfo {
  const { _parent: parent } = actor as AnyActorRef
  return {
    id: actor.sessionId,
    machine: machine.id,
    parent: parent?.sessionId ?? null,
    isStopped,
    faults: Object.fromEntries(
      Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
        isMachine(logic) ? [] : [[name, faultOf(machine, name)]],
      ),
    ),
  }
}

export function stepInfo(step: RecordedStep, show: Show): Step {
  const { actor, machine } = step.of
  const { invoked } = chartOf(machine).chart
  return {
    id: step.id,
    actor: actor.sessionId,
    after: step.after,
    atMs: step.atMs,
    event: step.start ? restored : step.event.type,
    label: stepLabel(step, invoked),
    state: stateName(step.snapshot.value as StateValue),
    isTaken: step.transitions.length > 0 || step.start !== null || step.event.type === 'xstate.init',
    invoked: step.invoked.map((child) => {
      const { input } = (child.getSnapshot() ?? {}) as { input?: unknown }
      const name = invoked[child.id] ?? child.id
      return input === undefined ? name : `${name} ${preview(input, ['input'], show).text}`
    }),
    emitted: step.emitted.map((event) => {
      const payload = payloadOf(event)
      return Object.keys(payload).length === 0
        ? event.type
        : `${event.type} ${preview(payload, [], show).text}`
    }),
  }
}

/** Returns the charts of a root actor and of its children, and says which of them is shown. */
export function activeCharts(
  root: FrozenActor,
  shown: RecordedActor,
  idOf: (machine: AnyStateMachine) => string,
): ActiveChart[] {
  const family = (frozen: FrozenActor): FrozenActor[] =>
    isMachine(frozen.actor.logic) && (frozen.snapshot.status === 'active' || frozen === root)
      ? [frozen, ...frozen.children.flatMap(([, child]) => family(child))]
      : []
  const members = family(root).slice(0, maxCharts)
  if (!members.some(({ actor }) => actor === shown.actor)) members.push(freeze(shown.actor))
  return members.map(({ actor, snapshot }) => {
    const machine = actor.logic as AnyStateMachine
    return {
      actor: actor.sessionId,
      machine: idOf(machine),
      active: activeIds(machine, snapshot.value as StateValue),
      takenTransitions: [],
      trail: [],
    }
  })
}

export const machineInfo = (
  machine: AnyStateMachine,
  { states = {}, events = {} }: MachineFixtures,
  show: Show,
): MachineInfo => ({
  ...chartOf(machine),
  states,
  events: Object.entries(events).map(([name, event]) => ({
    name,
    event: event.type,
    payload: editable(payloadOf(event), [], show),
  })),
})

const charts = new WeakMap<object, { id: string; chart: Chart }>()
let chartCount = 0

/** Reads the chart of a machine once; machines that differ only in implementations share it. */
export function chartOf(machine: AnyStateMachine): { id: string; chart: Chart } {
  const known = charts.get(machine.config)
  if (known) return known
  const read = { id: `${machine.id}#${(chartCount += 1)}`, chart: toChart(machine) }
  charts.set(machine.config, read)
  return read
}

const stepLabel = ({ start, event }: RecordedStep, invoked: Chart['invoked']): string => {
  if (start) return start.reached ? 'gone to' : start.after === null ? 'restored' : 'gone back'
  return event.type === 'xstate.init' ? 'starts' : eventLabel(event.type, invoked)
}
