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
import { memory, type Command, type FaultMode, type Connection, type PanelMessage } from '../protocol.ts'
import { failureOf, giveFault } from './faults.ts'
import { inspectBoth } from './inspect.ts'
import { pathFromStart } from './path-from-start.ts'
import type { MachineFixtures } from './paths.ts'
import { Presenter } from './presenter.ts'
import { isMachine, Recorder, type RecordedActor, type RecordedStep, type Start } from './recorder.ts'
import { sendEvent } from './send-event.ts'
import { createShow, type ShowOptions } from './show.ts'
import { startAtStep, startInState } from './starts.ts'
import { entriesAt } from './values.ts'
import { writeStory } from './write-story.ts'
import { writeTest } from './write-test.ts'

/** The host's page runs the machines, and can start them again at one of its locations. */
export interface Host {
  /** Returns the current location, such as an address. */
  location: () => unknown
  /** Starts everything again; `location` is `undefined` where it is unknown. */
  restart: (location: unknown) => void
}

export interface WatcherOptions extends ShowOptions {
  /** Fixtures by machine id: inputs, named events and state descriptions. */
  fixtures?: Readonly<Record<string, MachineFixtures>> | undefined
  /** Id of the machine that is shown first. */
  about?: string | undefined
  /** Returns the ids of a machine's visited states and transitions, to mark them on its chart. */
  visited?: ((machine: string) => readonly string[]) | undefined
}

export interface Watcher extends Connection {
  /** Pass it as `inspect` to root actors. It never throws. */
  inspect: (event: InspectionEvent) => void
  /** Returns the snapshot that a machine starts from after time travel; `undefined` at other times. */
  initialSnapshot: (machine: AnyStateMachine) => Snapshot<unknown> | undefined
  /** Creates an actor with both of them. */
  create: <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>) => Actor<Logic>
  /** Sets the host; returns a function that removes it. */
  attach: (host: Host) => () => void
  configure: (options: WatcherOptions) => void
  /** Forgets everything before another story starts. */
  reset: () => void
}

/** Creates the watcher of a page. */
export const createWatcher = (options: WatcherOptions = {}): Watcher => new PageWatcher(options)

class PageWatcher implements Watcher {
  private readonly recorder: Recorder
  private readonly presenter: Presenter
  private readonly listeners = new Set<(message: PanelMessage) => void>()
  private readonly faults = new Map<string, FaultMode>()
  private options: WatcherOptions
  private show
  private host: Host | undefined
  private hasFailed = false

  constructor(options: WatcherOptions) {
    this.options = options
    this.show = createShow(options)
    this.recorder = new Recorder({
      location: () => this.host?.location(),
      onInvoked: (actor) => this.applyFault(actor),
      onStep: () => this.presenter.update(),
      onActors: () => this.presenter.update({ hasNewActors: true }),
    })
    this.presenter = new Presenter({
      recorder: this.recorder,
      fixturesOf: (machine) => this.fixturesOf(machine),
      faultOf: (machine, invoked) => this.faultOf(machine, invoked),
      visited: (machine) => this.options.visited?.(machine) ?? [],
      about: () => this.options.about,
      show: () => this.show,
      send: (message) => this.send(message),
      guard: (run) => this.guard(run),
    })
  }

  inspect = (event: InspectionEvent): void => this.guard(() => this.recorder.inspect(event))

  initialSnapshot = ({ id }: AnyStateMachine): Snapshot<unknown> | undefined =>
    this.recorder.starts.get(id)?.snapshot

  create = <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> => {
    const snapshot = isMachine(logic) ? this.initialSnapshot(logic) : undefined
    return createActor<AnyActorLogic>(logic, {
      ...options,
      ...(snapshot && { snapshot }),
      inspect: inspectBoth(options?.inspect, this.inspect),
    }) as Actor<Logic>
  }

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

  reset = (): void => {
    this.recorder.clear()
    this.faults.clear()
    this.presenter.reset()
  }

  listen = (onMessage: (message: PanelMessage) => void): (() => void) => {
    this.listeners.add(onMessage)
    return () => this.listeners.delete(onMessage)
  }

  command = (command: Command): void => {
    try {
      this.carryOut(command)
    } catch (error) {
      this.send({ kind: 'notice', text: String(error) })
    }
  }

  private carryOut(command: Command): void {
    switch (command.kind) {
      case 'connect':
      case 'disconnect':
        return this.presenter.connect(command.kind === 'connect')
      case 'show':
        return this.presenter.showStep(command.actor, command.step)
      case 'send':
      case 'fault':
      case 'goTo': {
        const recorded = this.recorder.actors.get(command.actor)
        return recorded && this.commandActor(recorded, command)
      }
      case 'restore':
      case 'open':
      case 'writeTest':
      case 'writeStory': {
        const step = this.recorder.step(command.step)
        return step
          ? this.commandStep(step, command)
          : this.send({ kind: 'notice', text: `Only the last ${memory} steps are stored` })
      }
    }
  }

  private commandActor(recorded: RecordedActor, command: CommandOf<'send' | 'fault' | 'goTo'>): void {
    const { machine, actor, rootId, latest } = recorded
    const fixtures = this.fixturesOf(machine)
    if (command.kind === 'send') return sendEvent(recorded, command, fixtures, this.show)
    if (command.kind === 'fault') return this.setFault(machine, command.invoked, command.mode)
    if (actor.sessionId !== rootId) return
    const start = startInState(recorded, fixtures, command.state)
    if (start) this.restart(machine, start, latest?.location, actor)
    else this.send({ kind: 'notice', text: `No path to ${command.state} was found` })
  }

  private commandStep(
    step: RecordedStep,
    command: CommandOf<'restore' | 'open' | 'writeTest' | 'writeStory'>,
  ): void {
    const { of, root, location } = step
    if (command.kind === 'open') return this.sendEntries(step, command.path, command.from)
    if (command.kind === 'restore') {
      const start = startAtStep(step)
      return start
        ? this.restart(root.actor.logic as AnyStateMachine, start, location, of.actor)
        : this.send({ kind: 'notice', text: 'XState cannot restore this snapshot' })
    }
    const path = pathFromStart(this.recorder.pathTo(step), this.fixturesOf(of.machine))
    if (command.kind === 'writeTest')
      return this.send({ kind: 'test', text: path && writeTest(path, this.show) })
    // The begin parameter applies to the actors that stories create, not to their children.
    const isRoot = of.actor.sessionId === of.rootId
    this.send({ kind: 'story', story: isRoot && path ? writeStory(path, this.show) : null })
  }

  /** Runs code of the addon and catches its errors, so that the story runs on. */
  private guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      if (!this.hasFailed) console.error('storybook-addon-xstate cannot show an actor.', error)
      this.hasFailed = true
    }
  }

  private send(message: PanelMessage): void {
    for (const listener of this.listeners) listener(message)
  }

  private fixturesOf(machine: AnyStateMachine): MachineFixtures {
    return this.options.fixtures?.[machine.id] ?? {}
  }

  private faultOf(machine: AnyStateMachine, invoked: string): FaultMode {
    return this.faults.get(`${machine.id}/${invoked}`) ?? 'normal'
  }

  private setFault(machine: AnyStateMachine, invoked: string, mode: FaultMode): void {
    this.faults.set(`${machine.id}/${invoked}`, mode)
    this.presenter.update({ hasNewActors: true })
  }

  private applyFault(actor: AnyActor): void {
    const machine = this.recorder.parentMachine(actor)
    const { src } = actor
    if (!machine || typeof src !== 'string') return
    giveFault(actor, this.faultOf(machine, src), () => {
      this.setFault(machine, src, 'normal')
      return failureOf(machine, src, this.fixturesOf(machine))
    })
  }

  private sendEntries(step: RecordedStep, path: readonly string[], from: number): void {
    const before = this.recorder.before(step)
    const { context } = step.snapshot
    const entries = entriesAt(
      context,
      { path, from, before: before && { value: before.snapshot.context } },
      this.show,
    )
    this.send({ kind: 'entries', step: step.id, path, entries })
  }

  /** Starts a root machine again; the panel then shows the successor of the shown actor. */
  private restart(machine: AnyStateMachine, start: Start, location: unknown, shown: AnyActor): void {
    this.recorder.starts.set(machine.id, start)
    this.presenter.showStep(shown.sessionId, null)
    this.host?.restart(location)
  }
}

type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>
