/** What the panel and the stories call each other by on Storybook's channel. */
export const channelEvents = { command: 'flow/command', message: 'flow/message' } as const

/** Where the page of the panel lies, from the manager. */
export const panelAddress = 'packages/inspector/panel.html'
