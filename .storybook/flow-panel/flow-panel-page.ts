import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { panelAddress } from './channel.ts'

/** Builds and serves the page of the panel beside that of the stories. */
export const flowPanelPage: Plugin = {
  name: 'flow-panel-page',
  // After Storybook has named its own page, which stays.
  enforce: 'post',
  config: (_config, { command }) =>
    command === 'build' ? { build: { rolldownOptions: { input: [panelAddress] } } } : undefined,
  // What Storybook adds to every page for mocked modules lies beside its own alone.
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path.endsWith(panelAddress) ? html.replace(/<script[^>]*mocker[^>]*><\/script>/, '') : html,
  },
  configureServer(server) {
    server.middlewares.use(`/${panelAddress}`, (_request, response, next) => {
      readFile(panelAddress, 'utf8')
        .then((html) => server.transformIndexHtml(`/${panelAddress}`, html))
        .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
    })
  },
}
