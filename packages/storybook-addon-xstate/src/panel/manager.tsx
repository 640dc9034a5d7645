import * as React from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { channelEvents, type Connection, type PanelMessage } from '../protocol.ts'
import style from './inspector.css?inline'
import { Inspector } from './inspector.tsx'

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

/** Shows the panel. Storybook renders all panels at once and hides them, so a hidden one draws nothing. */
function XStatePanel() {
  const { element, isInSight } = useInSight()
  const [isFocusWanted, setFocusWanted] = useState(false)
  const onFocused = useCallback(() => setFocusWanted(false), [])
  const api = useStorybookApi()
  const { refId } = useStorybookState()
  const connection = useMemo(() => connectionTo(refId), [refId])
  const { base } = useTheme()
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
  return (
    <div ref={element} data-theme={base} style={{ height: '100%' }}>
      <style>{style}</style>
      {isInSight && (
        <Inspector key={refId} connection={connection} onFocused={isFocusWanted ? onFocused : undefined} />
      )}
    </div>
  )
}

addons.register(id, () => {
  addons.add(panelId, {
    type: types.PANEL,
    title: 'XState',
    paramKey: 'xstate',
    render: () => <XStatePanel />,
  })
})
