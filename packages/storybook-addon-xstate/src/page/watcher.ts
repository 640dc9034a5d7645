/** Watches the actors of a page through XState's inspection, and carries out the commands of a panel. */
import {
  createActor,
  type Actor,
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { causeOf, invokedActors } from '../chart.ts'
import { memory, type Command, type FaultMode, type Link, type Message } from '../protocol.ts'
import { giveFault } from './faults.ts'
import { both } from './inspect.ts'
import { delaysUntil } from './next-events.ts'
import { shortestPathToSnapshot, shortestPathToState, type MachineFixtures } from './paths.ts'
import { editable, payloadOf, withEdits } from './payload.ts'
import { Presenter } from './presenter.ts'
import { isMachine, Recorder, type RecordedActor, type RecordedStep, type Start } from './recorder.ts'
import { persist, stillSnapshot } from './restore.ts'
import { createShow, type ShowOptions } from './show.ts'
import { entriesAt } from './values.ts'
import { writeStory } from './write-story.ts'
import { writeTest, type PathFromStart } from './write-test.ts'

/** The page that runs the machines; it can start them again at one of its locations. */
export interface Host {
  /** Returns its current location, such as an address. */
  location: () => unknown
  /** Starts everything again; `location` is `undefined` where it is not known. */
  restart: (location: unknown) => void
}

export interface WatcherOptions extends ShowOptions {
  /** Inputs, named events and state descriptions, by the machine's id. */
  fixtures?: Readonly<Record<string, MachineFixtures>> | undefined
  /** The machine that is shown first. */
  about?: string | undefined
}

export interface Watcher extends Link {
  /** The `inspect` option of root actors. It never throws. */
  inspect: (event: InspectionEvent) => void
  /** Returns the snapshot that a machine is to start from after time travel. */
  initialSnapshot: (machine: AnyStateMachine) => Snapshot<unknown> | undefined
  /** Creates an actor with both. */
  create: <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>) => Actor<Logic>
  /** Names the host; returns a function that forgets it. */
  attach: (host: Host) => () => void
  /** Changes the options of the watcher. */
  configure: (options: WatcherOptions) => void
  /** Forgets everything: another story begins. */
  reset: () => void
}

/** Creates the watcher of a page. */
export const createWatcher = (options: WatcherOptions = {}): Watcher => {
  const watcher = new PageWatcher(options)
  return {
    inspect: (event) => watcher.inspect(event),
    initialSnapshot: ({ id }) => watcher.recorder.starts.get(id)?.snapshot,
    create: (logic, actorOptions) => watcher.create(logic, actorOptions),
    attach: (host) => watcher.attach(host),
    configure: (changed) => watcher.configure(changed),
    reset: () => watcher.reset(),
    command: (command) => watcher.command(command),
    listen: (onMessage) => watcher.listen(onMessage),
  }
}

class PageWatcher {
  readonly recorder: Recorder
  private readonly presenter: Presenter
  private readonly listeners = new Set<(message: Message) => void>()
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
      about: () => this.options.about,
      show: () => this.show,
      send: (message) => this.send(message),
    })
  }

  inspect(event: InspectionEvent): void {
    try {
      this.recorder.inspect(event)
    } catch (error) {
      // A story runs on, whatever fails here.
      if (!this.hasFailed) console.error('storybook-addon-xstate cannot record an actor.', error)
      this.hasFailed = true
    }
  }

  create<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> {
    const snapshot = isMachine(logic) ? this.recorder.starts.get(logic.id)?.snapshot : undefined
    return createActor<AnyActorLogic>(logic, {
      ...options,
      ...(snapshot && { snapshot }),
      inspect: both(options?.inspect, (event) => this.inspect(event)),
    }) as Actor<Logic>
  }

  attach(host: Host): () => void {
    this.host = host
    return () => {
      if (this.host === host) this.host = undefined
    }
  }

  configure(options: WatcherOptions): void {
    this.options = options
    this.show = createShow(options)
  }

  reset(): void {
    this.recorder.clear()
    this.faults.clear()
    this.presenter.reset()
  }

  listen(onMessage: (message: Message) => void): () => void {
    this.listeners.add(onMessage)
    return () => this.listeners.delete(onMessage)
  }

  command(command: Command): void {
    switch (command.kind) {
      case 'connect':
      case 'disconnect':
        return this.presenter.connect(command.kind === 'connect')
      case 'show':
        return this.presenter.showStep(command.actor, command.step)
      case 'send':
        return this.sendEvent(command)
      case 'fault':
        return this.setFault(this.recorder.actors.get(command.actor)?.machine, command.invoked, command.mode)
      case 'goTo':
        return this.goTo(this.recorder.actors.get(command.actor), command.state)
      case 'restore':
      case 'open':
      case 'writeTest':
      case 'writeStory': {
        const step = this.recorder.step(command.step)
        if (!step) return this.send({ kind: 'notice', text: `Only the last ${memory} steps are kept` })
        if (command.kind === 'restore') return this.restore(step)
        if (command.kind === 'open') return this.sendEntries(step, command.path, command.from)
        const path = this.pathFromStart(step)
        // Stories begin the actors that they create, not the children of these.
        const startable = step.of.actor.sessionId === step.of.rootId ? path : null
        if (command.kind === 'writeStory')
          return this.send({ kind: 'story', story: startable && writeStory(startable, this.show) })
        return this.send({ kind: 'test', text: path && writeTest(path, this.show) })
      }
    }
  }

  private send(message: Message): void {
    for (const listener of this.listeners) listener(message)
  }

  private fixturesOf(machine: AnyStateMachine): MachineFixtures {
    return this.options.fixtures?.[machine.id] ?? {}
  }

  private faultOf(machine: AnyStateMachine, invoked: string): FaultMode {
    return this.faults.get(`${machine.id}/${invoked}`) ?? 'normal'
  }

  private setFault(machine: AnyStateMachine | undefined, invoked: string, mode: FaultMode): void {
    if (!machine) return
    this.faults.set(`${machine.id}/${invoked}`, mode)
    this.presenter.update({ hasNewActors: true })
  }

  private applyFault(actor: AnyActor): void {
    const machine = this.recorder.parentMachine(actor)
    const { src } = actor
    if (!machine || typeof src !== 'string') return
    giveFault(actor, this.faultOf(machine, src), () => {
      this.setFault(machine, src, 'normal')
      const ids = Object.entries(invokedActors(machine)).flatMap(([id, name]) => (name === src ? [id] : []))
      const failing = Object.values(this.fixturesOf(machine).events ?? {}).find(({ type }) =>
        ids.some((id) => type === `xstate.error.actor.${id}`),
      )
      return failing ? failing['error'] : new Error('Network Error')
    })
  }

  private sendEvent({ actor: id, event, named, payload }: Extract<Command, { kind: 'send' }>): void {
    const recorded = this.recorder.actors.get(id)
    if (!recorded) return
    const { actor, machine } = recorded
    if (causeOf(event) === 'delay') {
      for (const type of delaysUntil(machine, actor.getSnapshot() as AnyMachineSnapshot, event))
        actor.send({ type })
      return
    }
    const fixture = named === null ? undefined : this.fixturesOf(machine).events?.[named]
    const original: Record<string, unknown> = fixture?.type === event ? payloadOf(fixture) : {}
    const fields =
      payload === null ? original : withEdits(original, editable(original, [], this.show), payload)
    actor.send({ ...(fields as object), type: event })
  }

  private sendEntries(step: RecordedStep, path: readonly string[], from: number): void {
    const before = this.recorder.step(step.start ? null : step.after)
    const entries = entriesAt(
      step.snapshot.context,
      { path, from, before: before && { value: before.snapshot.context } },
      this.show,
    )
    this.send({ kind: 'entries', step: step.id, path, entries })
  }

  /** Starts a root machine again; the successor of the actor that was shown is then shown. */
  private restart(machine: AnyStateMachine, start: Start, location: unknown, shown: AnyActor): void {
    this.recorder.starts.set(machine.id, start)
    this.presenter.showStep(shown.sessionId, null)
    this.host?.restart(location)
  }

  /** Starts the root actor of a step again, from its snapshot at that step. */
  private restore({ id, of, root, location }: RecordedStep): void {
    try {
      const start = { snapshot: persist(root), after: of.actor === root.actor ? id : null, reached: null }
      this.restart(root.actor.logic as AnyStateMachine, start, location, of.actor)
    } catch {
      this.send({ kind: 'notice', text: 'XState cannot restore this snapshot' })
    }
  }

  /** Starts a root actor again in a state, by the shortest path; there it stands still. */
  private goTo(recorded: RecordedActor | undefined, state: string): void {
    if (!recorded || recorded.actor.sessionId !== recorded.rootId) return
    const { machine, actor, latest } = recorded
    const fixtures = this.fixturesOf(machine)
    const inputs = [actor.options.input, ...(fixtures.inputs ?? [])]
    const reached = shortestPathToState(machine, { ...fixtures, inputs }, state)
    if (!reached) return this.send({ kind: 'notice', text: `No path to ${state} was found` })
    const snapshot = stillSnapshot(machine, reached.snapshot)
    this.restart(machine, { snapshot, after: null, reached }, latest?.location, actor)
  }

  /** Returns the events from the initial state to a step; `null` where they are not known. */
  private pathFromStart(step: RecordedStep): PathFromStart | null {
    const { machine, actor } = step.of
    const [first, ...others] = this.recorder.pathTo(step)
    if (!first || (first.event.type !== 'xstate.init' && first.start === null)) return null
    const fixtures = this.fixturesOf(machine)
    const inputs = [actor.options.input, ...(fixtures.inputs ?? [])]
    const reached =
      first.start?.reached ?? shortestPathToSnapshot(machine, { ...fixtures, inputs }, first.snapshot)
    if (!reached) return null
    const steps = [...reached.path, ...others.filter(({ start }) => start === null)]
    return {
      machine,
      input: reached.input,
      initial: reached.initial.value as StateValue,
      steps: steps.map(({ event, snapshot }) => ({ event, value: snapshot.value as StateValue })),
    }
  }
}
