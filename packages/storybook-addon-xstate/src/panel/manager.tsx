import * as React from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { channelEvents, type Connection } from '../protocol.ts'
import style from './inspector.css?inline'
import { Inspector } from './inspector.tsx'

const id = 'storybook-addon-xstate'
const panelId = `${id}/panel`

const connection: Connection = {
  command: (command) => addons.getChannel().emit(channelEvents.command, command),
  listen: (onMessage) => {
    const channel = addons.getChannel()
    channel.on(channelEvents.message, onMessage)
    return () => channel.off(channelEvents.message, onMessage)
  },
}

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
      {isInSight && <Inspector connection={connection} onFocused={isFocusWanted ? onFocused : undefined} />}
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
