/** Watches the actors of a page through XState's inspection, and carries out the commands of a panel. */
import {
  createActor,
  type Actor,
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'
import { chartOf } from '../chart.ts'
import type { Command, Connection, FaultMode, PanelMessage } from '../protocol.ts'
import { failureOf, giveFault } from './faults.ts'
import { sendEvent } from './next-events.ts'
import { pathSearch, searchFor, type MachineFixtures } from './paths.ts'
import { nextFrame, Presenter } from './presenter.ts'
import { isMachine, Recorder, type RecordedActor, type RecordedStep } from './recorder.ts'
import { createShow, type ShowOptions } from './show.ts'
import { persistAt, stillPersisted, stillSnapshot } from './snapshots.ts'
import { isIn } from './starting-snapshot.ts'
import { storyStart } from './story-start.ts'

/** The host's page runs the machines, and can start them again at one of its locations. */
export interface Host {
  /** Returns the current location, such as an address. */
  location: () => unknown
  /** Starts everything again; `location` is `undefined` where it is unknown. */
  restart: (location: unknown) => void
}

export interface WatcherOptions extends ShowOptions {
  /** Fixtures by the name of a machine: inputs, named events and state descriptions. */
  fixtures?: Readonly<Record<string, MachineFixtures>> | undefined
  about?: string | undefined
  /** Names of the machines that are watched. @default all */
  include?: readonly string[] | undefined
  /** Names of the machines that are not watched. */
  exclude?: readonly string[] | undefined
  /** Number of steps that the log stores. @default 500 */
  log?: number | undefined
}

/** XState 6 inspects with one event in which all microsteps stand. */
const ofXState6 =
  'The story runs XState 6, and this addon shows machines of XState 5 alone; its README lists what it would need.'

/** Milliseconds that a search takes of a frame, and in all. */
const searchMs = { piece: 40, whole: 3000 }

type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>

/** Returns an observer that passes everything to two observers. */
export const inspectBoth =
  (first: Inspect | undefined, second: (event: InspectionEvent) => void) =>
  (event: InspectionEvent): void => {
    second(event)
    if (typeof first === 'function') first(event)
    else first?.next?.(event)
  }

/** Watches the actors of a page for a panel. */
export class Watcher implements Connection {
  private recorder: Recorder
  private readonly presenter: Presenter
  private readonly listeners = new Set<(message: PanelMessage) => void>()
  private readonly faults = new Map<string, FaultMode>()
  private options: WatcherOptions
  private show
  private host: Host | undefined
  private hasFailed = false
  private warning = ''
  private searchCount = 0

  constructor(options: WatcherOptions) {
    this.options = options
    this.show = createShow(options)
    this.recorder = this.newRecorder()
    this.presenter = new Presenter({
      recorder: () => this.recorder,
      fixturesOf: (recorded) => this.fixturesOf(recorded),
      faultOf: (machine, invoked) => this.faultOf(machine, invoked),
      about: () => this.options.about,
      show: () => this.show,
      send: (message) => this.send(message),
      guard: (run) => this.guard(run),
    })
  }

  private newRecorder(): Recorder {
    return new Recorder({
      location: () => this.host?.location(),
      isWatched: (name) =>
        (this.options.include?.includes(name) ?? true) && !this.options.exclude?.includes(name),
      limit: () => this.options.log ?? 500,
      onInvoked: (actor) => this.applyFault(actor),
      onStep: () => this.presenter.update(),
    })
  }

  /** Pass it as `inspect` to root actors. It belongs to the story that shows while it is read, and never throws. */
  get inspect(): (event: InspectionEvent) => void {
    // Actors that another story left behind report to the recorder of that story.
    const { recorder } = this
    return (event) => {
      if ('microsteps' in event) this.warn(ofXState6)
      else this.guard(() => recorder.inspect(event))
    }
  }

  /** Watches a root actor that has started without it. */
  adopt = (actor: AnyActor): void => this.guard(() => this.recorder.adopt(actor))

  /** Returns the snapshot that a machine starts from after time travel; `undefined` at other times. */
  initialSnapshot = (machine: AnyStateMachine): Snapshot<unknown> | undefined =>
    this.recorder.initialSnapshot(machine)

  /** Creates an actor with both of them. */
  create = <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> => {
    const snapshot = isMachine(logic) ? this.initialSnapshot(logic) : undefined
    return createActor<AnyActorLogic>(logic, {
      ...options,
      ...(snapshot && { snapshot }),
      inspect: inspectBoth(options?.inspect, this.inspect),
    }) as Actor<Logic>
  }

  /** Sets the host; returns a function that removes it. */
  attach = (host: Host): (() => void) => {
    this.host = host
    return () => {
      if (this.host === host) this.host = undefined
    }
  }

  configure = (options: WatcherOptions): void => {
    this.options = options
    this.show = createShow(options)
  }

  /** Forgets everything before another story starts. */
  reset = (): void => {
    this.recorder = this.newRecorder()
    this.warn('')
    this.faults.clear()
    this.hasFailed = false
    this.searchCount += 1
    this.presenter.reset()
  }

  /** Tells the panel the first of these sentences about the story, also a panel that opens later. `''` withdraws it. */
  warn = (text: string): void => {
    if (text !== '' && this.warning !== '') return
    this.warning = text
    this.notify(text)
  }

  listen = (onMessage: (message: PanelMessage) => void): (() => void) => {
    this.listeners.add(onMessage)
    return () => this.listeners.delete(onMessage)
  }

  command = (command: Command): void => {
    try {
      this.carryOut(command)
    } catch (error) {
      this.notify(String(error))
    }
  }

  private carryOut(command: Command): void {
    switch (command.kind) {
      case 'connect':
        this.presenter.connect(true)
        return this.warning === '' ? undefined : this.notify(this.warning)
      case 'disconnect':
        return this.presenter.connect(false)
      case 'show':
        return this.presenter.showStep(command.actor, command.step)
      case 'send':
      case 'fault':
      case 'goTo': {
        const recorded = this.recorder.actors.get(command.actor)
        return recorded && this.commandActor(recorded, command)
      }
      case 'restore':
      case 'copyStory': {
        const step = this.recorder.step(command.step)
        if (!step) return this.notify(`Only the last ${this.recorder.steps.length} steps are stored`)
        if (command.kind === 'restore') return this.restore(step)
        const begin = storyStart(this.recorder.pathTo(step), this.fixturesOf(step.of), this.show)
        return this.send({ kind: 'story', begin })
      }
    }
  }

  private commandActor(
    recorded: RecordedActor,
    command: Extract<Command, { kind: 'send' | 'fault' | 'goTo' }>,
  ): void {
    if (command.kind === 'send') return sendEvent(recorded, command, this.fixturesOf(recorded), this.show)
    if (command.kind === 'fault') return this.setFault(recorded.machine, command.invoked, command.mode)
    if (recorded.actor === recorded.root) this.goTo(recorded, command.state)
  }

  /** Runs code of the addon and catches its errors, so that the story runs on. Reports the first of each story. */
  private guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      if (this.hasFailed) return
      this.hasFailed = true
      console.error('@meridian-2117/storybook-addon-xstate cannot show an actor.', error)
      this.warn(`The panel cannot show an actor: ${String(error)}`)
    }
  }

  private send(message: PanelMessage): void {
    for (const listener of this.listeners) listener(message)
  }

  private notify(text: string): void {
    this.send({ kind: 'notice', text })
  }

  private fixturesOf({ name, machine }: RecordedActor): MachineFixtures {
    return this.options.fixtures?.[name] ?? this.options.fixtures?.[machine.id] ?? {}
  }

  private faultOf(machine: AnyStateMachine, invoked: string): FaultMode {
    return this.faults.get(`${chartOf(machine).key}/${invoked}`) ?? 'normal'
  }

  private setFault(machine: AnyStateMachine, invoked: string, mode: FaultMode): void {
    this.faults.set(`${chartOf(machine).key}/${invoked}`, mode)
    this.presenter.update()
  }

  private applyFault(actor: AnyActor): void {
    const parent = this.recorder.parentOf(actor)
    const { src } = actor
    if (!parent || typeof src !== 'string') return
    const { machine } = parent
    giveFault(actor, this.faultOf(machine, src), () => {
      this.setFault(machine, src, 'normal')
      return failureOf(machine, src, this.fixturesOf(parent))
    })
  }

  private restore(step: RecordedStep): void {
    const { of, id } = step
    const root = this.recorder.recorded(of.root)
    let snapshot: Snapshot<unknown> | undefined
    try {
      const persisted = root && persistAt(this.recorder, of.root, step)
      snapshot = persisted && stillPersisted(persisted)
    } catch {
      // XState persists no circular context, and no actor that was spawned inline.
    }
    if (root && snapshot) this.restart(root, snapshot, of === root ? id : null, step.location, of.actor)
    else this.notify('XState cannot restore this snapshot')
  }

  /** Starts a root machine again in a state, by the shortest path. The search takes a part of each frame. */
  private goTo(recorded: RecordedActor, state: string): void {
    const { machine, actor, latest } = recorded
    const fixtures = this.fixturesOf(recorded)
    const inputs = [actor.options.input, ...(fixtures.inputs ?? [])]
    const search = pathSearch(machine, { ...fixtures, inputs }, (snapshot) => isIn(snapshot, state))
    const number = (this.searchCount += 1)
    const end = performance.now() + searchMs.whole
    const goOn = (): void => {
      if (number !== this.searchCount) return
      const reached = searchFor(search, searchMs.piece)
      if (reached === 'late')
        return performance.now() < end
          ? nextFrame(() => this.guard(goOn))
          : this.notify(`No path to ${state} was found in ${searchMs.whole / 1000} s`)
      if (!reached) return this.notify(`No path leads to ${state}`)
      const snapshot = stillSnapshot(machine, reached.snapshot, reached.events)
      this.restart(recorded, snapshot, null, latest?.location, actor)
    }
    goOn()
  }

  /** Starts a root machine again; the panel then shows the successor of the shown actor. */
  private restart(
    root: RecordedActor,
    snapshot: Snapshot<unknown>,
    after: number | null,
    location: unknown,
    shown: AnyActor,
  ): void {
    this.recorder.startAgain(root, snapshot, after)
    this.presenter.showStep(shown.sessionId, null)
    this.host?.restart(location)
  }
}

/** Creates the watcher of a page. */
export const createWatcher = (options: WatcherOptions = {}): Watcher => new Watcher(options)
