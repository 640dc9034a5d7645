import type { Decorator } from '@storybook/react-vite'
import { createFlowInspector } from '@meridian/inspector/flow-inspector'
import { InspectorContext } from '@meridian/inspector/inspector-context'
import { useEffect, useState, type ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import { channelEvents } from './channel.ts'

/** Somebody may look at the panel: not in tests, pictures or docs pages, where a story stands alone. */
const isWatched = window.frameElement?.id === 'storybook-preview-iframe'

function Inspected({ children }: { children: ReactNode }) {
  const [inspector] = useState(() => createFlowInspector())
  useEffect(() => {
    const channel = addons.getChannel()
    const stop = inspector.listen((message) => channel.emit(channelEvents.message, message))
    channel.on(channelEvents.command, inspector.command)
    // The story's own flows began before.
    inspector.command({ kind: 'hello' })
    return () => {
      stop()
      channel.off(channelEvents.command, inspector.command)
    }
  }, [inspector])
  return <InspectorContext value={inspector}>{children}</InspectorContext>
}

/** Lets the panel Flow watch the machines of a flow story, and have a hand in them. */
export const withInspector: Decorator = (Story, { id, parameters }) =>
  isWatched && parameters['router'] === 'own' ? (
    <Inspected key={id}>
      <Story />
    </Inspected>
  ) : (
    <Story />
  )
