import { createElement } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { channelEvents, type Link, type Message } from '../protocol.ts'
import { Inspector, linkName } from './inspector.tsx'
import { style } from './mount.tsx'

const channelLink: Link = {
  command: (command) => addons.getChannel().emit(channelEvents.command, command),
  listen: (hear) => {
    const channel = addons.getChannel()
    const receive = (message: Message) => hear(message)
    channel.on(channelEvents.message, receive)
    return () => channel.off(channelEvents.message, receive)
  },
}

const linked = new URLSearchParams(location.hash.slice(1)).get(linkName) ?? undefined

function XStatePanel() {
  const api = useStorybookApi()
  const { base } = useTheme()
  // `parameters.xstate.stories`: the title of a machine's page, by the machine's id.
  const storyOf = (machine: string, state: string): string | undefined => {
    const titles = api.getCurrentParameter<{ stories?: Record<string, string> }>('xstate')?.stories
    const title = titles?.[machine]
    return title && `?path=/story/${toId(title, storyNameFromExport(state))}`
  }
  return createElement(
    'div',
    { 'data-theme': base, style: { height: '100%' } },
    createElement('style', null, style),
    createElement(Inspector, { link: channelLink, storyOf, linked }),
  )
}

addons.register('storybook-addon-xstate', () => {
  addons.add('storybook-addon-xstate/panel', {
    type: types.PANEL,
    title: 'XState',
    paramKey: 'xstate',
    // Another panel hides it and stops nothing.
    render: ({ active = false }) =>
      createElement('div', { hidden: !active, style: { height: '100%' } }, createElement(XStatePanel)),
  })
})
