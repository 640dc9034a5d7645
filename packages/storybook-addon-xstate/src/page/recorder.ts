/** Records by reference what actors do. Nothing is copied or computed before a panel asks for it. */
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
import { memory, pathOf } from '../protocol.ts'
import type { ReachedSnapshot } from './paths.ts'
import { freeze, type FrozenActor } from './restore.ts'

export interface RecordedActor {
  actor: AnyActor
  machine: AnyStateMachine
  rootId: string
  isStopped: boolean
  stepCount: number
  latest: RecordedStep | null
  /** Emitted since the latest step. */
  emitted: AnyEventObject[]
  transitions: AnyTransitionDefinition[]
  children: Readonly<Record<string, AnyActorRef | undefined>>
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
  invoked: readonly AnyActorRef[]
  /** The root actor at the time of this step. */
  root: FrozenActor
  location: unknown
}

/** A root actor starts with this snapshot. */
export interface Start {
  snapshot: Snapshot<unknown>
  after: number | null
  /** The path to the snapshot; `null` for a step of the past. */
  reached: ReachedSnapshot | null
}

export interface RecorderOptions {
  location: () => unknown
  /** Called with an actor of a function before it starts. */
  onInvoked: (actor: AnyActor) => void
  onStep: () => void
  /** Called after an actor has started or stopped. */
  onActors: () => void
}

// `instanceof` would fail where a bundler loads XState twice.
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic

export class Recorder {
  /** Started actors by session id. */
  readonly actors = new Map<string, RecordedActor>()
  /** React may create an actor that it never starts. */
  private readonly created = new WeakMap<AnyActorRef, RecordedActor>()
  readonly starts = new Map<string, Start>()
  steps: RecordedStep[] = []
  /** Counts the steps that are no longer stored. */
  dropped = 0
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
    if (event.type === '@xstate.actor') return this.add(actor, event.rootId)
    const recorded = this.created.get(actor)
    if (!recorded) return
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event
      recorded.transitions.push(...transitions)
    } else if (event.type === '@xstate.snapshot')
      this.addSnapshot(recorded, event.event, event.snapshot as AnyMachineSnapshot)
  }

  clear(): void {
    this.actors.clear()
    this.starts.clear()
    this.steps = []
    this.dropped = 0
    this.revision += 1
  }

  step(id: number | null): RecordedStep | undefined {
    return id === null ? undefined : this.steps.findLast((step) => step.id === id)
  }

  /** Returns the step before another; `undefined` for an actor that starts from a snapshot of the past. */
  before({ start, after }: RecordedStep): RecordedStep | undefined {
    return this.step(start ? null : after)
  }

  /** Returns the machine of the actor that started another; `undefined` if that actor has none. */
  parentMachine(actor: AnyActor): AnyStateMachine | undefined {
    const { _parent: parent } = actor as AnyActorRef
    return parent && this.created.get(parent)?.machine
  }

  /** Returns the steps that led to one, first to last, without those that time travel left behind. */
  pathTo(step: RecordedStep): RecordedStep[] {
    return [...pathOf(this.steps, step.id)].toReversed()
  }

  private add(actor: AnyActor, rootId: string): void {
    if (!isMachine(actor.logic)) return this.options.onInvoked(actor)
    const recorded: RecordedActor = {
      actor,
      machine: actor.logic,
      rootId,
      isStopped: false,
      stepCount: 0,
      latest: null,
      emitted: [],
      transitions: [],
      children: {},
    }
    this.created.set(actor, recorded)
    actor.on('*', (emitted: AnyEventObject) => recorded.emitted.push(emitted))
  }

  private addSnapshot(recorded: RecordedActor, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const isInitial = event.type === 'xstate.init'
    if (isInitial) {
      // React starts an actor twice in development; the recorder forgets the first start.
      if (recorded.stepCount > 0) this.forget(recorded)
      Object.assign(recorded, { isStopped: false, latest: null })
      this.actors.set(recorded.actor.sessionId, recorded)
    }
    const isStopped = snapshot.status !== 'active' || event.type === 'xstate.stop'
    if (event.type !== 'xstate.stop') this.addStep(recorded, event, snapshot)
    if (isInitial || isStopped !== recorded.isStopped) {
      recorded.isStopped = isStopped
      this.options.onActors()
    }
  }

  private addStep(recorded: RecordedActor, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const { actor, rootId, machine, emitted, transitions, latest } = recorded
    const isRootStart = event.type === 'xstate.init' && actor.sessionId === rootId
    const start = (isRootStart && this.starts.get(machine.id)) || null
    if (start) this.starts.delete(machine.id)
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
      invoked: start ? [] : newChildren(recorded, snapshot),
      root: freeze(this.actors.get(rootId)?.actor ?? actor),
      location: this.options.location(),
    }
    Object.assign(recorded, { emitted: [], transitions: [], latest: step, children: snapshot.children })
    recorded.stepCount += 1
    this.steps.push(step)
    if (this.steps.length > memory) this.drop(this.steps.shift())
    this.options.onStep()
  }

  private drop(step: RecordedStep | undefined): void {
    if (!step) return
    this.dropped += 1
    step.of.stepCount -= 1
    if (step.of.stepCount === 0 && step.of.isStopped) this.actors.delete(step.of.actor.sessionId)
  }

  private forget(recorded: RecordedActor): void {
    this.steps = this.steps.filter((step) => step.of !== recorded)
    recorded.stepCount = 0
    this.revision += 1
  }
}

/** Returns the children of a snapshot that its actor did not have before. */
function newChildren({ children: before }: RecordedActor, { children }: AnyMachineSnapshot): AnyActorRef[] {
  if (children === before) return []
  const known = new Set(Object.values(before))
  return Object.values<AnyActorRef | undefined>(children).filter(
    (child): child is AnyActorRef =>
      child !== undefined && !known.has(child) && child.getSnapshot()?.status !== 'stopped',
  )
}
