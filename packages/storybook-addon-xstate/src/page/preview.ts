import type { AnyStateMachine } from 'xstate'
import { FORCE_REMOUNT, SET_CURRENT_STORY } from 'storybook/internal/core-events'
import type { ProjectAnnotations, Renderer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { channelEvents, type PanelMessage } from '../protocol.ts'
import { page } from './current.ts'
import { nameMachines } from './machine-names.ts'
import type { StartingPoint } from './starting-snapshot.ts'
import { createStoryActors } from './story-actors.ts'
import { createActor } from './xstate.ts'
import { createWatcher, type Watcher, type WatcherOptions } from './watcher.ts'

/** Sets a story's parameter `xstate`; every field is optional. */
export interface XStateParameter extends WatcherOptions {
  /** Starts machines in these states, by name, in tests and pictures as well. Nothing runs in them. */
  begin?: Readonly<Record<string, StartingPoint>>
  /** The addon runs these machines beside the story. */
  machines?: readonly AnyStateMachine[]
  /** Switches the addon off for the story, and hides the panel. */
  disable?: boolean
}

/** Parameters of a project, a component or a story. */
export interface XStateParameters {
  xstate?: XStateParameter
}

/** Returns whether a panel may be open. In tests, pictures and docs pages a story is alone. */
const isSeen = () => window.frameElement?.id === 'storybook-preview-iframe'

let shown: { id: string; watcher: Watcher } | undefined

function watch(id: string, parameter: XStateParameter): Watcher {
  if (!shown) {
    const channel = addons.getChannel()
    const watcher = createWatcher()
    watcher.listen((message) => channel.emit(channelEvents.message, message))
    channel.on(channelEvents.command, watcher.command)
    // The next file loads while this story is still shown. The actors that it creates belong to the page.
    channel.on(SET_CURRENT_STORY, ({ storyId }: { storyId: string }) => {
      page.isLoading = storyId !== shown?.id
    })
    channel.emit(channelEvents.message, { kind: 'ready' } satisfies PanelMessage)
    shown = { id: '', watcher }
  }
  const { watcher } = shown
  watcher.configure(parameter)
  if (shown.id !== id) {
    watcher.reset()
    for (const actor of page.ofModules) watcher.adopt(actor)
  }
  shown.id = id
  return watcher
}

const annotations = {
  beforeEach: ({ id, title, parameters, globals, viewMode }) => {
    const parameter = (parameters as XStateParameters).xstate
    page.isLoading = false
    nameMachines(title.split('/').at(-1) ?? title)
    page.actors = parameter?.disable
      ? undefined
      : createStoryActors(parameter?.begin, parameter?.fixtures, () => page.watcher?.warn(''))
    const isOff = parameter?.disable || globals['xstate'] === 'off'
    page.watcher = isSeen() && viewMode !== 'docs' && !isOff ? watch(id, parameter ?? {}) : undefined
    if (!page.watcher) return undefined
    // The story is the host, unless it names another one.
    const leave = page.watcher.attach({
      location: () => undefined,
      restart: () => addons.getChannel().emit(FORCE_REMOUNT, { storyId: id }),
    })
    const actors = (parameter?.machines ?? []).map((machine) => createActor(machine).start())
    return () => {
      leave()
      for (const actor of actors) actor.stop()
    }
  },
  afterEach: () => {
    for (const name of page.actors?.missing() ?? []) {
      const text = `No actor of ${name} has begun yet where the story says. The addon begins machines of XState 5 alone, with Vite and Webpack.`
      console.warn(text)
      page.watcher?.warn(text)
    }
  },
  initialGlobals: { xstate: 'on' },
  globalTypes: {
    xstate: {
      description: 'Watches the state machines of stories',
      toolbar: {
        icon: 'branch',
        items: [
          { value: 'on', title: 'XState on' },
          { value: 'off', title: 'XState off' },
        ],
      },
    },
  },
} satisfies ProjectAnnotations<Renderer>

export const { beforeEach, afterEach, initialGlobals, globalTypes } = annotations
