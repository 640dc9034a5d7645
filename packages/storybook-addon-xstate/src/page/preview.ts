import type { AnyStateMachine } from 'xstate'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import type { ProjectAnnotations, Renderer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { setWatcher } from './current.ts'
import { channelEvents } from '../protocol.ts'
import { createWatcher, type Watcher } from './watcher.ts'
import type { MachineFixtures } from './paths.ts'

/** The parameter `xstate` of a story: all of it is optional. */
export interface XStateParameter {
  /** Machines that the addon runs beside the story. */
  machines?: readonly AnyStateMachine[]
  /** Inputs, named events and state descriptions, by the machine's id. */
  fixtures?: Readonly<Record<string, MachineFixtures>>
  /** The title of the page with a story for each state, by the machine's id. */
  stories?: Readonly<Record<string, string>>
  /** The machine that is looked at first. */
  about?: string | undefined
  /** Leaves the story alone, and hides the panel. */
  disable?: boolean
}

/** Somebody may look at the panel: not in tests, pictures or docs pages, where a story stands alone. */
const isSeen = () => window.frameElement?.id === 'storybook-preview-iframe'

let shown: { id: string; watcher: Watcher; parameter: XStateParameter } | undefined

function watch(id: string, parameter: XStateParameter): Watcher {
  const channel = addons.getChannel()
  if (!shown) {
    const watcher = createWatcher((machine) => shown?.parameter.fixtures?.[machine])
    watcher.listen((message) =>
      channel.emit(channelEvents.message, { ...message, about: shown?.parameter.about ?? null }),
    )
    channel.on(channelEvents.command, watcher.command)
    shown = { id, watcher, parameter }
  }
  if (shown.id !== id) shown.watcher.reset()
  Object.assign(shown, { id, parameter })
  return shown.watcher
}

const annotations: ProjectAnnotations<Renderer> = {
  beforeEach: ({ id, parameters, viewMode }) => {
    const parameter = parameters['xstate'] as XStateParameter | undefined
    if (!isSeen() || viewMode === 'docs' || parameter?.disable) return setWatcher(undefined)
    const watcher = watch(id, parameter ?? {})
    setWatcher(watcher)
    // Stories are the host, unless one of them names its own.
    const leave = watcher.attach({
      place: () => undefined,
      restart: () => addons.getChannel().emit(FORCE_REMOUNT, { storyId: id }),
    })
    const actors = (parameter?.machines ?? []).map((machine) => watcher.create(machine).start())
    return () => {
      leave()
      for (const actor of actors) actor.stop()
    }
  },
}

export const { beforeEach } = annotations
