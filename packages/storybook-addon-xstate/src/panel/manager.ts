import elkWorker from 'elkjs/lib/elk-worker.min.js?text'
import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import type { MachineCoverage } from '../coverage.ts'
import { channelEvents, type Link, type Message, type StoryCode, type StoryToSave } from '../protocol.ts'
import { layOutInWorker } from './elk-in-worker.ts'
import { Inspector } from './inspector.tsx'
import { style } from './mount.tsx'

const id = 'storybook-addon-xstate'
const panelId = `${id}/panel`

const channelLink: Link = {
  command: (command) => addons.getChannel().emit(channelEvents.command, command),
  listen: (onMessage) => {
    const channel = addons.getChannel()
    const receive = (message: Message) => onMessage(message)
    channel.on(channelEvents.message, receive)
    return () => channel.off(channelEvents.message, receive)
  },
}

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

/** Tells whether Storybook's server runs: a built Storybook has none. */
const isServed = () => (globalThis as ManagerGlobals).CONFIG_TYPE === 'DEVELOPMENT'

const layOut = layOutInWorker(elkWorker)

/** Tells whether an element is in sight. */
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

/** Storybook renders all panels at once and hides them: a panel out of sight draws nothing and asks for nothing. */
function XStatePanel() {
  const { element, isInSight } = useInSight()
  const api = useStorybookApi()
  const { base } = useTheme()
  // `parameters.xstate.stories`: the title of a machine's page, by the machine's id.
  const storyOf = (machine: string, state: string): string | undefined => {
    const titles = api.getCurrentParameter<{ stories?: Record<string, string> }>('xstate')?.stories
    const title = titles?.[machine]
    return title && `?path=/story/${toId(title, storyNameFromExport(state))}`
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
  // A story may keep the focus; Storybook's shortcuts work in stories, too.
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
        link: channelLink,
        storyOf,
        layOut,
        readCoverage,
        saveStory: isServed() ? saveStory : undefined,
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
