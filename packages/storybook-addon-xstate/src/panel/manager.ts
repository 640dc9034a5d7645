import elkWorker from 'elkjs/lib/elk-worker.min.js?text'
import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import type { MachineCoverage } from '../coverage.ts'
import {
  channelEvents,
  type Connection,
  type PanelMessage,
  type StoryCode,
  type StoryToSave,
} from '../protocol.ts'
import { layOutInWorker } from './elk-in-worker.ts'
import { Inspector } from './inspector.tsx'
import { style } from './mount.tsx'

const id = 'storybook-addon-xstate'
const panelId = `${id}/panel`

/** Listeners of Storybook's channel receive messages in this form; `refId` names a composed Storybook. */
interface ChannelMessage {
  refId?: string
}

/** Returns the connection to the stories of this Storybook, or of a composed one; each has its own frame. */
const connectionTo = (refId: string | undefined): Connection => ({
  command: (command) => {
    const target = refId ? `storybook-ref-${refId}` : 'storybook-preview-iframe'
    addons.getChannel().emit(channelEvents.command, { ...command, options: { target } })
  },
  listen: (onMessage) => {
    const channel = addons.getChannel()
    function receive(this: ChannelMessage, message: PanelMessage) {
      if (this.refId === refId) onMessage(message)
    }
    channel.on(channelEvents.message, receive)
    return () => channel.off(channelEvents.message, receive)
  },
})

/** Asks Storybook's server, and returns its next answer. */
const ask = <Answer>(event: string, answer: string, question?: unknown): Promise<Answer> => {
  const channel = addons.getChannel()
  return new Promise((resolve) => {
    channel.once(answer, resolve)
    channel.emit(event, question)
  })
}

const readCoverage = (): Promise<readonly MachineCoverage[]> =>
  isServed() ? ask(channelEvents.readCoverage, channelEvents.coverage) : Promise.resolve([])

interface ManagerGlobals {
  CONFIG_TYPE?: string
}

/** Returns whether Storybook's server runs; a built Storybook has none. */
const isServed = () => (globalThis as ManagerGlobals).CONFIG_TYPE === 'DEVELOPMENT'

const layOut = layOutInWorker(elkWorker)

/** Returns whether an element is in view. */
function useInSight() {
  const element = useRef<HTMLDivElement>(null)
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, isInSight }
}

/** Shows the panel. Storybook renders all panels at once and hides them, so a hidden one draws and requests nothing. */
function XStatePanel() {
  const { element, isInSight } = useInSight()
  const api = useStorybookApi()
  const { refId } = useStorybookState()
  const connection = useMemo(() => connectionTo(refId), [refId])
  const { base } = useTheme()
  // `parameters.xstate.stories` has the title of a machine's page, by machine id.
  const storyOf = (machine: string, state: string): string | undefined => {
    const titles = api.getCurrentParameter<{ stories?: Record<string, string> }>('xstate')?.stories
    const title = titles?.[machine]
    return title && `?path=/story/${refId ? `${refId}_` : ''}${toId(title, storyNameFromExport(state))}`
  }
  const saveStory = useCallback(
    (story: StoryCode): Promise<string> => {
      const shown = api.getCurrentStoryData()
      if (shown?.type !== 'story' || !shown.exportName)
        return Promise.resolve('Storybook does not name the export of this story')
      const saved: StoryToSave = { story, file: shown.importPath, like: shown.exportName }
      return ask(channelEvents.save, channelEvents.saved, saved)
    },
    [api],
  )
  // A story may hold the focus; Storybook's shortcuts also work in stories.
  useEffect(() => {
    void api.setAddonShortcut(id, {
      label: 'Focus the next events of the machine',
      defaultShortcut: ['alt', 'X'],
      actionName: 'focus',
      action: () => {
        api.setSelectedPanel(panelId)
        document.querySelector<HTMLElement>('.xs form [type="submit"], .xs [aria-current="step"]')?.focus()
      },
    })
  }, [api])
  return createElement(
    'div',
    { ref: element, 'data-theme': base, style: { height: '100%' } },
    createElement('style', null, style),
    isInSight &&
      createElement(Inspector, {
        key: refId,
        connection,
        storyOf,
        layOut,
        readCoverage,
        // A composed Storybook has its files elsewhere.
        saveStory: isServed() && !refId ? saveStory : undefined,
      }),
  )
}

addons.register(id, () => {
  addons.add(panelId, {
    type: types.PANEL,
    title: 'XState',
    paramKey: 'xstate',
    render: () => createElement(XStatePanel),
  })
})
