/** Records by reference what the actors of a story do. Nothing is copied or computed before a panel asks for it. */
import type {
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import { chartOf } from '../chart.ts'
import { pathOf } from '../protocol.ts'
import { nameOf } from './machine-names.ts'

export interface RecordedActor {
  actor: AnyActor
  machine: AnyStateMachine
  name: string
  root: AnyActor
  isStopped: boolean
  stepCount: number
  latest: RecordedStep | null
  /** The last of its steps that is no longer stored. */
  dropped: RecordedStep | null
  /** Emitted since the latest step. */
  emitted: AnyEventObject[]
  transitions: AnyTransitionDefinition[]
}

/** An event and the snapshot after it. */
export interface RecordedStep {
  id: number
  of: RecordedActor
  after: number | null
  /** Present if the actor started here from a snapshot of the past. */
  start: Start | null
  atMs: number
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  transitions: readonly AnyTransitionDefinition[]
  emitted: readonly AnyEventObject[]
  location: unknown
}

/** A root actor starts again with this snapshot. */
export interface Start {
  machine: AnyStateMachine
  snapshot: Snapshot<unknown>
  after: number | null
  /** Position of the actor among the running root actors of its machine. */
  position: number
  isOnly: boolean
}

export interface RecorderOptions {
  location: () => unknown
  isWatched: (name: string) => boolean
  /** Returns how many steps are stored. */
  limit: () => number
  /** Called with an actor of a function before it starts. */
  onInvoked: (actor: AnyActor) => void
  onStep: () => void
}

// `instanceof` would fail where a bundler loads XState twice.
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic

const parentOf = ({ _parent }: AnyActorRef) => _parent as AnyActor | undefined

export class Recorder {
  /** Started actors by session id. */
  readonly actors = new Map<string, RecordedActor>()
  /** React may create an actor that it never starts. `null` stands for an actor that is not watched. */
  private readonly created = new WeakMap<AnyActorRef, RecordedActor | null>()
  private readonly knownConfigs = new WeakSet<object>()
  private start: (Start & { createdCount: number; isUsed: boolean }) | null = null
  steps: RecordedStep[] = []
  /** Earlier steps are no longer stored. */
  isCut = false
  /** Changes when stored steps are withdrawn. */
  revision = 0
  private count = 0
  private readonly beganAt = performance.now()
  private readonly options: RecorderOptions

  constructor(options: RecorderOptions) {
    this.options = options
  }

  inspect(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActor
    if (!isMachine(actor.logic)) {
      if (event.type === '@xstate.actor') this.options.onInvoked(actor)
      return
    }
    const recorded = this.recordOf(actor, actor.logic)
    if (!recorded) return
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event
      recorded.transitions.push(...transitions)
    } else if (event.type === '@xstate.snapshot')
      this.addSnapshot(recorded, event.event, event.snapshot as AnyMachineSnapshot)
  }

  /** Adds a root actor that has started before anybody watched. */
  adopt(actor: AnyActor): void {
    const recorded = isMachine(actor.logic) ? this.recordOf(actor, actor.logic) : null
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (recorded && snapshot.status === 'active')
      this.addSnapshot(recorded, { type: 'xstate.init' }, snapshot)
  }

  /** Makes a root actor of the story that starts again begin with a snapshot. */
  startAgain({ machine, root }: RecordedActor, snapshot: Snapshot<unknown>, after: number | null): void {
    const running = [...this.actors.values()].filter(
      (other) => other.machine.config === machine.config && other.actor === other.root && !other.isStopped,
    )
    const position = Math.max(
      0,
      running.findIndex(({ actor }) => actor === root),
    )
    this.start = {
      machine,
      snapshot,
      after,
      position,
      isOnly: running.length < 2,
      createdCount: 0,
      isUsed: false,
    }
  }

  /** Returns the snapshot with which the next actor of a machine starts. */
  initialSnapshot(machine: AnyStateMachine): Snapshot<unknown> | undefined {
    const { start } = this
    if (!start || !this.isSame(machine, start.machine)) return undefined
    // React may create an only actor twice, before it starts one of the two.
    const isIts = start.isOnly ? !start.isUsed : start.createdCount === start.position
    return isIts ? start.snapshot : undefined
  }

  step(id: number | null): RecordedStep | undefined {
    return id === null ? undefined : this.steps.findLast((step) => step.id === id)
  }

  /** Returns the step before another; `undefined` for an actor that starts from a snapshot of the past. */
  before({ start, after }: RecordedStep): RecordedStep | undefined {
    return this.step(start ? null : after)
  }

  recorded(actor: AnyActor): RecordedActor | undefined {
    return this.created.get(actor) ?? undefined
  }

  /** Returns the actor that started another; `undefined` if it runs no machine. */
  parentOf(actor: AnyActor): RecordedActor | undefined {
    const parent = parentOf(actor)
    return parent && this.recorded(parent)
  }

  /** Returns the steps that led to one, first to last, without those that time travel left behind. */
  pathTo(step: RecordedStep): RecordedStep[] {
    return [...pathOf(this.steps, step.id)].toReversed()
  }

  /** Returns the snapshot that an actor had at a step of any actor. */
  snapshotAt(actor: AnyActorRef, { id }: RecordedStep): AnyMachineSnapshot | undefined {
    const recorded = this.created.get(actor)
    if (!recorded) return undefined
    return (this.steps.findLast((step) => step.of === recorded && step.id <= id) ?? recorded.dropped)
      ?.snapshot
  }

  /** A machine that is made anew with its story is the same if it has the same chart. */
  private isSame(machine: AnyStateMachine, other: AnyStateMachine): boolean {
    if (machine.config === other.config) return true
    const isNew = !this.knownConfigs.has(machine.config)
    return isNew && JSON.stringify(chartOf(machine).chart) === JSON.stringify(chartOf(other).chart)
  }

  private recordOf(actor: AnyActor, machine: AnyStateMachine): RecordedActor | null {
    const known = this.created.get(actor)
    if (known !== undefined) return known
    const parent = parentOf(actor)
    const name = nameOf(machine, parent && actor.id)
    if (!parent && this.start && this.isSame(machine, this.start.machine)) this.start.createdCount += 1
    this.knownConfigs.add(machine.config)
    const recorded: RecordedActor | null = this.options.isWatched(name)
      ? {
          actor,
          machine,
          name,
          root: (parent && this.created.get(parent)?.root) ?? actor,
          isStopped: false,
          stepCount: 0,
          latest: null,
          dropped: null,
          emitted: [],
          transitions: [],
        }
      : null
    this.created.set(actor, recorded)
    if (recorded) actor.on('*', (emitted: AnyEventObject) => recorded.emitted.push(emitted))
    return recorded
  }

  private addSnapshot(recorded: RecordedActor, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    if (event.type === 'xstate.init') {
      // React starts an actor twice in development; the recorder forgets the first start.
      if (recorded.stepCount > 0) this.forget(recorded)
      Object.assign(recorded, { isStopped: false, latest: null })
    }
    this.actors.set(recorded.actor.sessionId, recorded)
    recorded.isStopped = snapshot.status !== 'active' || event.type === 'xstate.stop'
    if (event.type !== 'xstate.stop') this.addStep(recorded, event, snapshot)
    this.options.onStep()
  }

  private addStep(recorded: RecordedActor, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const { actor, emitted, transitions, latest } = recorded
    const isRestart = event.type === 'xstate.init' && actor.options.snapshot === this.start?.snapshot
    const start = isRestart ? this.start : null
    if (start) start.isUsed = true
    const step: RecordedStep = {
      id: (this.count += 1),
      of: recorded,
      after: start ? start.after : (latest?.id ?? null),
      start,
      atMs: Math.round(performance.now() - this.beganAt),
      event,
      snapshot,
      transitions,
      emitted,
      location: this.options.location(),
    }
    Object.assign(recorded, { emitted: [], transitions: [], latest: step })
    recorded.stepCount += 1
    this.steps.push(step)
    while (this.steps.length > this.options.limit()) this.drop(this.steps.shift())
  }

  private drop(step: RecordedStep | undefined): void {
    if (!step) return
    this.isCut = true
    step.of.dropped = step
    step.of.stepCount -= 1
    if (step.of.stepCount === 0 && step.of.isStopped) this.actors.delete(step.of.actor.sessionId)
  }

  private forget(recorded: RecordedActor): void {
    this.steps = this.steps.filter((step) => step.of !== recorded)
    recorded.stepCount = 0
    this.revision += 1
  }
}
