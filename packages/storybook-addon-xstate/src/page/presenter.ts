/** Sends a panel its content once per frame. Computes nothing while no panel is connected. */
import type { AnyStateMachine, StateValue } from 'xstate'
import { activeIds } from '../chart.ts'
import { stateName, transitionId } from '../names.ts'
import type { Details, FaultMode, PanelMessage } from '../protocol.ts'
import { activeCharts, actorInfo, chartOf, machineInfo, stepInfo } from './described.ts'
import { nextEvents } from './next-events.ts'
import type { MachineFixtures } from './paths.ts'
import type { RecordedActor, Recorder } from './recorder.ts'
import { freeze } from './restore.ts'
import type { Show } from './show.ts'
import { entriesAt } from './values.ts'

/** Limits the steps that one frame sends. */
const stepsAtOnce = 100

export interface PresenterOptions {
  recorder: Recorder
  fixturesOf: (machine: AnyStateMachine) => MachineFixtures
  faultOf: (machine: AnyStateMachine, invoked: string) => FaultMode
  /** Returns the ids of a machine's states and transitions that stories have visited. */
  visited: (machine: string) => readonly string[]
  /** Id of the machine that is shown first. */
  about: () => string | undefined
  show: () => Show
  send: (message: PanelMessage) => void
  /** Runs a function, and catches its errors. */
  guard: (run: () => void) => void
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
  /** Holds the machines that the panel knows, by id, with the visits that it knows. */
  private readonly sentMachines = new Map<string, Set<string>>()
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
    this.sentMachines.clear()
    this.update({ hasNewActors: true })
  }

  showStep(actor: string | null, step: number | null): void {
    this.shown = { actor, step }
    this.update()
  }

  /** Makes the next frame send what is new. */
  update({ hasNewActors = false } = {}): void {
    this.hasNewActors ||= hasNewActors
    if (!this.isConnected || this.isScheduled) return
    this.isScheduled = true
    nextFrame(() => {
      this.isScheduled = false
      if (this.isConnected) this.options.guard(() => this.flush())
    })
  }

  private flush(): void {
    const { send, recorder, faultOf } = this.options
    const show = this.options.show()
    if (this.hasNewActors) {
      this.hasNewActors = false
      send({
        kind: 'actors',
        actors: Array.from(recorder.actors.values(), (actor) => actorInfo(actor, faultOf)),
      })
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
        steps: steps.map((step) => stepInfo(step, show)),
        dropped: recorder.dropped,
      })
    if (unsent.length > steps.length) return this.update()
    send({ kind: 'details', details: this.details() })
  }

  /**
   * Returns the shown actor: the chosen one or its successor. Otherwise it is that of the story's machine, or that of
   * the latest step.
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
      charts: activeCharts(root, shown, (of) => this.machineId(of)).map((chart) =>
        chart.actor === actor.sessionId
          ? {
              ...chart,
              active: activeIds(machine, snapshot.value as StateValue),
              takenTransitions: step.transitions.map(transitionId),
              trail: [...new Set(path.flatMap(({ transitions }) => transitions.map(transitionId)))],
            }
          : chart,
      ),
    }
  }

  /** Returns the id of a machine; sends the machine before its id is first used. */
  private machineId(machine: AnyStateMachine): string {
    const { id } = chartOf(machine)
    const { send, visited, fixturesOf, show } = this.options
    const before = this.sentMachines.get(id) ?? new Set()
    if (!this.sentMachines.has(id))
      send({ kind: 'machine', machine: machineInfo(machine, fixturesOf(machine), show()) })
    const ids = visited(machine.id).filter((visitedId) => !before.has(visitedId))
    if (ids.length > 0) send({ kind: 'visited', machine: id, ids })
    this.sentMachines.set(id, new Set([...before, ...ids]))
    return id
  }
}
