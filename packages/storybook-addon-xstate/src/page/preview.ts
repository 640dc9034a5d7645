import type { AnyStateMachine } from 'xstate'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import type { ProjectAnnotations, Renderer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import type { StartingPoint } from './starting-snapshot.ts'
import { coverageField, mergeCoverage, visitedIn, type MachineCoverage } from '../coverage.ts'
import { currentActors, setActors, setWatcher } from './current.ts'
import { createStoryActors } from './story-actors.ts'
import { channelEvents, type PanelMessage } from '../protocol.ts'
import { createActor } from './xstate.ts'
import { createWatcher, type Watcher, type WatcherOptions } from './watcher.ts'

/** Sets a story's parameter `xstate`; every field is optional. */
export interface XStateParameter extends Omit<WatcherOptions, 'visited'> {
  /** Starts machines in these states, by machine id, in tests and pictures as well. Nothing runs in them. */
  begin?: Readonly<Record<string, StartingPoint>>
  /** The addon runs these machines beside the story. */
  machines?: readonly AnyStateMachine[]
  /** Titles of the pages with a story for each state, by machine id. */
  stories?: Readonly<Record<string, string>>
  /** Switches the addon off for the story, and hides the panel. */
  disable?: boolean
}

/**
 * Returns whether a panel may be open. In tests, pictures and docs pages a story is alone. The Storybook around a
 * composed one has another origin, and names it in the address.
 */
const isSeen = () =>
  window.frameElement?.id === 'storybook-preview-iframe' || new URLSearchParams(location.search).has('refId')

/** Coverage of the stories that this page showed before. */
let earlier: readonly MachineCoverage[] = []

const visited = (machine: string): readonly string[] =>
  visitedIn([...earlier, ...(currentActors()?.coverage() ?? [])], machine)

let shown: { id: string; watcher: Watcher } | undefined

function watch(id: string, parameter: XStateParameter): Watcher {
  if (!shown) {
    const channel = addons.getChannel()
    const watcher = createWatcher()
    watcher.listen((message) => channel.emit(channelEvents.message, message))
    channel.on(channelEvents.command, watcher.command)
    channel.emit(channelEvents.message, { kind: 'ready' } satisfies PanelMessage)
    shown = { id, watcher }
  }
  shown.watcher.configure({ ...parameter, visited })
  if (shown.id !== id) shown.watcher.reset()
  shown.id = id
  return shown.watcher
}

const annotations: ProjectAnnotations<Renderer> = {
  beforeEach: ({ id, parameters, viewMode }) => {
    const parameter = parameters['xstate'] as XStateParameter | undefined
    setActors(parameter?.disable ? undefined : createStoryActors(parameter?.begin, parameter?.fixtures))
    if (!isSeen() || viewMode === 'docs' || parameter?.disable) return setWatcher(undefined)
    const watcher = watch(id, parameter ?? {})
    setWatcher(watcher)
    // The story is the host, unless it names another one.
    const leave = watcher.attach({
      location: () => undefined,
      restart: () => addons.getChannel().emit(FORCE_REMOUNT, { storyId: id }),
    })
    const actors = (parameter?.machines ?? []).map((machine) => createActor(machine).start())
    return () => {
      leave()
      earlier = mergeCoverage([...earlier, ...(currentActors()?.coverage() ?? [])])
      for (const actor of actors) actor.stop()
    }
  },
  // Vitest's addon passes it to the coverage reporter.
  afterEach: ({ reporting }) => {
    const result = currentActors()?.coverage() ?? []
    if (result.length > 0) reporting.addReport({ type: coverageField, version: 1, result, status: 'passed' })
  },
}

export const { beforeEach, afterEach } = annotations
