/** Tells a panel what it shows, once a frame, and computes nothing while no panel is connected. */
import type { AnyActorRef, AnyStateMachine, StateValue } from 'xstate'
import { activeIds, eventLabel, toChart, type Chart } from '../chart.ts'
import { stateName, transitionId } from '../names.ts'
import {
  restored,
  type ActiveChart,
  type ActorInfo,
  type Details,
  type FaultMode,
  type MachineInfo,
  type Message,
  type Step,
} from '../protocol.ts'
import { nextEvents } from './next-events.ts'
import type { MachineFixtures } from './paths.ts'
import { editable, payloadOf } from './payload.ts'
import { isMachine, type RecordedActor, type RecordedStep, type Recorder } from './recorder.ts'
import { freeze, type FrozenActor } from './restore.ts'
import type { Show } from './show.ts'
import { entriesAt, preview } from './values.ts'

/** The steps that are sent in one frame. */
const stepsAtOnce = 100

/** The charts that are drawn beside each other. */
const maxCharts = 8

export interface PresenterOptions {
  recorder: Recorder
  fixturesOf: (machine: AnyStateMachine) => MachineFixtures
  faultOf: (machine: AnyStateMachine, invoked: string) => FaultMode
  /** The machine that is shown first. */
  about: () => string | undefined
  show: () => Show
  send: (message: Message) => void
}

const nextFrame = (callback: () => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(callback)
  else setTimeout(callback)
}

export class Presenter {
  private readonly options: PresenterOptions
  private isConnected = false
  private isScheduled = false
  private hasNewActors = false
  private sentRevision = -1
  private sentStep = 0
  private readonly sentMachines = new Set<string>()
  private shown: { actor: string | null; step: number | null } = { actor: null, step: null }

  constructor(options: PresenterOptions) {
    this.options = options
  }

  connect(isConnected: boolean): void {
    this.isConnected = isConnected
    this.reset()
  }

  /** Lets the next frame tell everything anew. */
  reset(): void {
    this.shown = { actor: null, step: null }
    this.sentRevision = -1
    this.sentMachines.clear()
    this.update({ hasNewActors: true })
  }

  showStep(actor: string | null, step: number | null): void {
    this.shown = { actor, step }
    this.update()
  }

  /** Lets the next frame tell what is new. */
  update({ hasNewActors = false } = {}): void {
    this.hasNewActors ||= hasNewActors
    if (!this.isConnected || this.isScheduled) return
    this.isScheduled = true
    nextFrame(() => {
      this.isScheduled = false
      if (this.isConnected) this.flush()
    })
  }

  private flush(): void {
    const { send, recorder } = this.options
    if (this.hasNewActors) {
      this.hasNewActors = false
      send({ kind: 'actors', actors: this.actors() })
    }
    const isWhole = this.sentRevision !== recorder.revision
    this.sentRevision = recorder.revision
    const unsent = isWhole ? recorder.steps : recorder.steps.filter(({ id }) => id > this.sentStep)
    const steps = unsent.slice(0, stepsAtOnce)
    this.sentStep = steps.at(-1)?.id ?? this.sentStep
    if (isWhole || steps.length > 0)
      send({
        kind: 'steps',
        isWhole,
        steps: steps.map((step) => this.stepInfo(step)),
        dropped: recorder.dropped,
      })
    if (unsent.length > steps.length) return this.update()
    send({ kind: 'details', details: this.details() })
  }

  private actors(): ActorInfo[] {
    return [...this.options.recorder.actors.values()].map(({ actor, machine, isStopped }) => {
      const { _parent: parent } = actor as AnyActorRef
      return {
        id: actor.sessionId,
        machine: machine.id,
        parent: parent?.sessionId ?? null,
        isStopped,
        faults: Object.fromEntries(
          Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
            isMachine(logic) ? [] : [[name, this.options.faultOf(machine, name)]],
          ),
        ),
      }
    })
  }

  private stepInfo(step: RecordedStep): Step {
    const show = this.options.show()
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

  /**
   * Returns the actor that is shown: the one that was chosen or its successor, else that of the machine that the story is
   * about, else the one of the latest step.
   */
  private shownActor(): RecordedActor | undefined {
    const actors = [...this.options.recorder.actors.values()]
    const chosen = actors.find(({ actor }) => actor.sessionId === this.shown.actor)
    if (chosen && !chosen.isStopped) return chosen
    const about = chosen?.machine.id ?? this.options.about()
    const successor = actors.findLast(({ machine, isStopped }) => machine.id === about && !isStopped)
    const latest = this.options.recorder.steps.findLast(({ transitions, after, start }) =>
      Boolean(transitions.length > 0 || after === null || start),
    )
    return successor ?? chosen ?? latest?.of
  }

  private details(): Details | null {
    const { recorder, fixturesOf } = this.options
    const chosen = recorder.step(this.shown.step)
    const shown = chosen?.of ?? this.shownActor()
    const step = chosen ?? shown?.latest
    if (!shown || !step) return null
    const { machine, actor } = shown
    const { snapshot } = step
    const isLatest = step === shown.latest
    const isCurrent = isLatest && !shown.isStopped
    const before = recorder.before(step)
    const path = recorder.pathTo(step)
    const root = isLatest ? freeze(recorder.actors.get(shown.rootId)?.actor ?? actor) : step.root
    return {
      actor: actor.sessionId,
      machine: this.machineId(machine),
      step: step.id,
      isCurrent,
      isLatest,
      state: stateName(snapshot.value as StateValue),
      next: isCurrent ? nextEvents(machine, snapshot, fixturesOf(machine)) : [],
      context: entriesAt(
        snapshot.context,
        { path: [], before: before && { value: before.snapshot.context } },
        this.options.show(),
      ),
      charts: this.charts(root, shown).map((chart) =>
        chart.actor === actor.sessionId
          ? {
              ...chart,
              active: activeIds(machine, snapshot.value as StateValue),
              taken: step.transitions.map(transitionId),
              trail: [...new Set(path.flatMap(({ transitions }) => transitions.map(transitionId)))],
            }
          : chart,
      ),
    }
  }

  /** Returns the charts of a root actor and of its children, and the one that is shown among them. */
  private charts(root: FrozenActor, shown: RecordedActor): ActiveChart[] {
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
        machine: this.machineId(machine),
        active: activeIds(machine, snapshot.value as StateValue),
        taken: [],
        trail: [],
      }
    })
  }

  /** Returns the id of a machine, which is sent before it is first named. */
  private machineId(machine: AnyStateMachine): string {
    const { id } = chartOf(machine)
    if (!this.sentMachines.has(id)) {
      this.sentMachines.add(id)
      this.options.send({ kind: 'machine', machine: this.machineInfo(machine) })
    }
    return id
  }

  private machineInfo(machine: AnyStateMachine): MachineInfo {
    const { states = {}, events = {} } = this.options.fixturesOf(machine)
    const show = this.options.show()
    return {
      ...chartOf(machine),
      states,
      events: Object.entries(events).map(([name, event]) => ({
        name,
        event: event.type,
        payload: editable(payloadOf(event), [], show),
      })),
    }
  }
}

const charts = new WeakMap<object, { id: string; chart: Chart }>()
let chartCount = 0

/** Reads the chart of a machine once; a machine with other implementations has the same one. */
function chartOf(machine: AnyStateMachine): { id: string; chart: Chart } {
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
