/** Sends a panel its content once per frame. Computes nothing while no panel is connected. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { activeStates, chartOf, eventLabel } from '../chart.ts'
import { stateName, transitionId } from '../names.ts'
import type { ActorInfo, Details, FaultMode, PanelMessage, Step, Update } from '../protocol.ts'
import { nextEvents } from './next-events.ts'
import type { MachineFixtures } from './paths.ts'
import { editableIn, payloadOf } from './payload.ts'
import { isMachine, type RecordedActor, type RecordedStep, type Recorder } from './recorder.ts'
import type { Show } from './show.ts'
import { describeEntries, preview } from './values.ts'

export interface PresenterOptions {
  recorder: () => Recorder
  fixturesOf: (recorded: RecordedActor) => MachineFixtures
  faultOf: (machine: AnyStateMachine, invoked: string) => FaultMode
  about: () => string | undefined
  show: () => Show
  send: (message: PanelMessage) => void
  guard: (run: () => void) => void
}

export const nextFrame = (callback: () => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(callback)
  else setTimeout(callback)
}

export class Presenter {
  private readonly options: PresenterOptions
  private isConnected = false
  private isScheduled = false
  private sentRevision = -1
  private sentStep = 0
  /** Keys of the machines that the panel knows. */
  private readonly sentMachines = new Set<string>()
  private shown: { actor: string | null; step: number | null } = { actor: null, step: null }

  constructor(options: PresenterOptions) {
    this.options = options
  }

  connect(isConnected: boolean): void {
    this.isConnected = isConnected
    this.reset()
  }

  /** Makes the next frame send everything again. */
  reset(): void {
    this.shown = { actor: null, step: null }
    this.sentRevision = -1
    this.sentStep = 0
    this.sentMachines.clear()
    this.update()
  }

  showStep(actor: string | null, step: number | null): void {
    this.shown = { actor, step }
    this.update()
  }

  /** Makes the next frame send what is new. */
  update(): void {
    if (!this.isConnected || this.isScheduled) return
    this.isScheduled = true
    nextFrame(() => {
      this.isScheduled = false
      if (this.isConnected) this.options.guard(() => this.flush())
    })
  }

  private flush(): void {
    const { send, guard } = this.options
    const recorder = this.options.recorder()
    const isWhole = this.sentRevision !== recorder.revision
    this.sentRevision = recorder.revision
    const steps = isWhole ? recorder.steps : recorder.steps.filter(({ id }) => id > this.sentStep)
    this.sentStep = recorder.steps.at(-1)?.id ?? this.sentStep
    let shown: Pick<Update, 'machine' | 'details'> = { machine: null, details: null }
    // The log is sent even if the code of a machine fails.
    guard(() => (shown = this.shownPart()))
    send({
      kind: 'update',
      isWhole,
      steps: steps.map((sent) => this.stepInfo(sent)),
      first: recorder.steps[0]?.id ?? 0,
      isCut: recorder.isCut,
      actors: Array.from(recorder.actors.values(), (actor) => this.actorInfo(actor)),
      ...shown,
    })
  }

  /**
   * Returns the shown actor: the chosen one or its successor. Otherwise it is that of the story's machine, or that of
   * the latest step.
   */
  private shownActor(): RecordedActor | undefined {
    const recorder = this.options.recorder()
    const actors = [...recorder.actors.values()]
    const chosen = actors.find(({ actor }) => actor.sessionId === this.shown.actor)
    if (chosen && !chosen.isStopped) return chosen
    const about = chosen?.name ?? this.options.about()
    const successor = actors.findLast(({ name, isStopped }) => name === about && !isStopped)
    const latest = recorder.steps.findLast(
      ({ transitions, after, start }) => transitions.length > 0 || after === null || start,
    )
    return successor ?? chosen ?? latest?.of
  }

  /** Returns the shown step, and what the panel does not know of its machine. */
  private shownPart(): Pick<Update, 'machine' | 'details'> {
    const { recorder, fixturesOf, show } = this.options
    const chosen = recorder().step(this.shown.step)
    const shown = chosen?.of ?? this.shownActor()
    const step = chosen ?? shown?.latest
    if (!shown || !step) return { machine: null, details: null }
    const { key, chart } = chartOf(shown.machine)
    const { states = {}, events = {} } = fixturesOf(shown)
    const named = () =>
      Object.entries(events).map(([name, event]) => ({
        name,
        event: event.type,
        payload: editableIn(payloadOf(event), show()),
      }))
    const part = {
      machine: this.sentMachines.has(key) ? null : { key, chart, states, events: named() },
      details: this.details(shown, step),
    }
    this.sentMachines.add(key)
    return part
  }

  private actorInfo({ actor, machine, name, isStopped }: RecordedActor): ActorInfo {
    const { _parent: parent } = actor as AnyActorRef
    return {
      id: actor.sessionId,
      name,
      parent: parent?.sessionId ?? null,
      isStopped,
      faults: Object.fromEntries(
        Object.entries(machine.implementations.actors).flatMap(([invoked, logic]) =>
          isMachine(logic) ? [] : [[invoked, this.options.faultOf(machine, invoked)]],
        ),
      ),
    }
  }

  private stepInfo(step: RecordedStep): Step {
    const { start, event, of, snapshot, transitions } = step
    const { invoked } = chartOf(of.machine).chart
    const show = this.options.show()
    const isInitial = event.type === 'xstate.init'
    return {
      id: step.id,
      actor: of.actor.sessionId,
      after: step.after,
      atMs: step.atMs,
      label: start
        ? start.after === null
          ? 'restored'
          : 'gone back'
        : isInitial
          ? 'starts'
          : eventLabel(event.type, invoked),
      state: stateName(snapshot.value),
      isTaken: transitions.length > 0 || isInitial,
      invoked: newChildren(step, this.options.recorder().before(step)).map((child) => {
        const { input } = (child.getSnapshot() ?? {}) as { input?: unknown }
        const name = invoked[child.id] ?? child.id
        return input === undefined ? name : `${name} ${preview(input, ['input'], show).text}`
      }),
      emitted: step.emitted.map((emitted) => {
        const payload = payloadOf(emitted)
        const text = preview(payload, [], show).text
        return Object.keys(payload).length === 0 ? emitted.type : `${emitted.type} ${text}`
      }),
    }
  }

  private details(shown: RecordedActor, step: RecordedStep): Details {
    const { fixturesOf, show } = this.options
    const recorder = this.options.recorder()
    const { actor, machine, latest, isStopped } = shown
    const { snapshot, transitions } = step
    const isLatest = step === latest
    const isCurrent = isLatest && !isStopped
    const trail = recorder.pathTo(step).flatMap((earlier) => earlier.transitions.map(transitionId))
    return {
      actor: actor.sessionId,
      machine: chartOf(machine).key,
      step: step.id,
      isCurrent,
      isLatest,
      state: stateName(snapshot.value),
      next: isCurrent ? nextEvents(machine, snapshot, fixturesOf(shown)) : [],
      context: describeEntries(snapshot.context, show(), recorder.before(step)?.snapshot.context),
      active: activeStates(machine.root, snapshot.value).map(({ id }) => id),
      taken: transitions.map(transitionId),
      trail: [...new Set(trail)],
    }
  }
}

/** Returns the children of a step's snapshot that the actor did not have before. */
function newChildren({ snapshot, start }: RecordedStep, before: RecordedStep | undefined): AnyActorRef[] {
  const earlier: AnyMachineSnapshot['children'] = before?.snapshot.children ?? {}
  if (start || snapshot.children === earlier) return []
  const known = new Set(Object.values(earlier))
  return Object.values<AnyActorRef | undefined>(snapshot.children).filter(
    (child): child is AnyActorRef => child !== undefined && !known.has(child),
  )
}
