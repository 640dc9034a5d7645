import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import type { MachineCoverage } from '../coverage.ts'
import {
  channelEvents,
  type Connection,
  type PanelMessage,
  type Question,
  type StoryStart,
} from '../protocol.ts'
import style from './inspector.css'
import { Inspector } from './inspector.tsx'

const id = 'storybook-addon-xstate'
const panelId = `${id}/panel`

/** Milliseconds until a question to the server is given up. */
const answerMs = 10_000

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

/** Asks Storybook's server. Every tab and every question has its own answer. */
function ask<Answer>(question: Question, late: Answer): Promise<Answer> {
  const channel = addons.getChannel()
  const number = crypto.getRandomValues(new Uint32Array(2)).join()
  return new Promise((resolve) => {
    const finish = (result: Answer) => {
      clearTimeout(timer)
      channel.off(channelEvents.answer, receive)
      resolve(result)
    }
    const receive = (answered: string, answer: Answer) => {
      if (answered === number) finish(answer)
    }
    const timer = setTimeout(finish, answerMs, late)
    channel.on(channelEvents.answer, receive)
    channel.emit(channelEvents.ask, number, question)
  })
}

const readCoverage = () => ask<readonly MachineCoverage[]>({ kind: 'coverage' }, [])

interface ManagerGlobals {
  CONFIG_TYPE?: string
}

/** Returns whether Storybook's server runs; a built Storybook has none. */
const isServed = () => (globalThis as ManagerGlobals).CONFIG_TYPE === 'DEVELOPMENT'

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
  const [isFocusWanted, setFocusWanted] = useState(false)
  const onFocused = useCallback(() => setFocusWanted(false), [])
  const api = useStorybookApi()
  const { refId } = useStorybookState()
  const connection = useMemo(() => connectionTo(refId), [refId])
  const { base } = useTheme()
  const saveStory = useCallback(
    (start: StoryStart) =>
      ask(
        { kind: 'save', start, like: api.getUrlState().storyId ?? '' },
        'Storybook’s server does not answer',
      ),
    [api],
  )
  // A story may hold the focus; Storybook's shortcuts also work in stories.
  useEffect(() => {
    void api.setAddonShortcut(id, {
      label: 'Focus the next events of the machine',
      defaultShortcut: ['alt', 'X'],
      actionName: 'focus',
      action: () => {
        api.togglePanel(true)
        api.setSelectedPanel(panelId)
        setFocusWanted(true)
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
        onFocused: isFocusWanted ? onFocused : undefined,
        // A built Storybook has no server, and a composed one has its files elsewhere.
        readCoverage: isServed() ? readCoverage : () => Promise.resolve([]),
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
