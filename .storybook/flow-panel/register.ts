import { createElement, useEffect, useState } from 'react'
import { addons, types } from 'storybook/manager-api'
import { channelEvents, panelAddress } from './channel.ts'

/**
 * The panel is a page of its own: drawn by the product's React and styles. The manager has a React of its own, an older
 * one, and is built without the newer way of JSX.
 */
function FlowPanel() {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  useEffect(() => {
    const channel = addons.getChannel()
    const toPanel = (message: unknown) =>
      frame?.contentWindow?.postMessage({ flow: message }, location.origin)
    const fromPanel = ({ source, data }: MessageEvent<{ flow?: unknown }>) => {
      if (frame && source === frame.contentWindow && data.flow) channel.emit(channelEvents.command, data.flow)
    }
    channel.on(channelEvents.message, toPanel)
    window.addEventListener('message', fromPanel)
    return () => {
      channel.off(channelEvents.message, toPanel)
      window.removeEventListener('message', fromPanel)
    }
  }, [frame])
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs all of a page
  return createElement('iframe', {
    ref: setFrame,
    title: 'Flow',
    src: panelAddress,
    style: { display: 'block', width: '100%', height: '100%', border: 0 },
  })
}

addons.register('flow', () => {
  addons.add('flow/panel', {
    type: types.PANEL,
    title: 'Flow',
    // Flow stories alone bring the site's own router, and with it machines that run.
    disabled: (parameters) => parameters?.['router'] !== 'own',
    // Another panel hides it and stops nothing.
    render: ({ active = false }) =>
      createElement('div', { hidden: !active, style: { height: '100%' } }, createElement(FlowPanel)),
  })
})
