import type { AnyStateMachine } from 'xstate'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import type { ProjectAnnotations, Renderer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import type { Begin } from './begin.ts'
import { coverageField, mergeCoverage, visitedIn, type MachineCoverage } from '../coverage.ts'
import { currentActors, setActors, setWatcher } from './current.ts'
import { createStoryActors } from './story-actors.ts'
import { channelEvents, type Message } from '../protocol.ts'
import { createActor } from './xstate.ts'
import { createWatcher, type Watcher, type WatcherOptions } from './watcher.ts'

/** The parameter `xstate` of a story: all of it is optional. */
export interface XStateParameter extends Omit<WatcherOptions, 'visited'> {
  /** The states that machines begin in, by their ids: in tests and pictures, too. They stand still there. */
  begin?: Readonly<Record<string, Begin>>
  /** Machines that the addon runs beside the story. */
  machines?: readonly AnyStateMachine[]
  /** The title of the page with a story for each state, by the machine's id. */
  stories?: Readonly<Record<string, string>>
  /** Leaves the story alone, and hides the panel. */
  disable?: boolean
}

/**
 * Somebody may look at the panel: not in tests, pictures or docs pages, where a story stands alone. The Storybook around
 * a composed one has another origin, and names it in the address.
 */
const isSeen = () =>
  window.frameElement?.id === 'storybook-preview-iframe' || new URLSearchParams(location.search).has('refId')

/** The coverage of the stories that this page has shown before. */
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
    channel.emit(channelEvents.message, { kind: 'ready' } satisfies Message)
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
    // Stories are the host, unless one of them names its own.
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
  // Vitest's addon gives it to the reporter of coverage.
  afterEach: ({ reporting }) => {
    const result = currentActors()?.coverage() ?? []
    if (result.length > 0) reporting.addReport({ type: coverageField, version: 1, result, status: 'passed' })
  },
}

export const { beforeEach, afterEach } = annotations
