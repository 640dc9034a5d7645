import type { Decorator } from '@storybook/react-vite'
import { createFlowInspector } from '@meridian/inspector/flow-inspector'
import { InspectorContext } from '@meridian/inspector/inspector-context'
import type { Command } from '@meridian/inspector/stream'
import { useEffect, useState, type ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import { channelEvents } from './channel.ts'

/** Somebody may look at the panel: not in tests, pictures or docs pages, where a story stands alone. */
const isWatched = window.frameElement?.id === 'storybook-preview-iframe'

interface InspectedProps {
  /** The machine that the story shows, if it shows one. */
  machine: string | undefined
  children: ReactNode
}

function Inspected({ machine, children }: InspectedProps) {
  const [inspector] = useState(() => createFlowInspector())
  useEffect(() => {
    const channel = addons.getChannel()
    const stop = inspector.listen((message) => channel.emit(channelEvents.message, message))
    const answer = (command: Command) => {
      inspector.command(command)
      if (command.kind === 'hello' && machine) channel.emit(channelEvents.message, { kind: 'about', machine })
    }
    channel.on(channelEvents.command, answer)
    // The story's own flows began before.
    answer({ kind: 'hello' })
    return () => {
      stop()
      channel.off(channelEvents.command, answer)
    }
  }, [inspector, machine])
  return <InspectorContext value={inspector}>{children}</InspectorContext>
}

/** Lets the panel Flow watch the machines of a flow story, and have a hand in them. */
export const withInspector: Decorator = (Story, { id, parameters, args }) =>
  isWatched && parameters['router'] === 'own' ? (
    <Inspected key={id} machine={args['machine'] as string | undefined}>
      <Story />
    </Inspected>
  ) : (
    <Story />
  )
