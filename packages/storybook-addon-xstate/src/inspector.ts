/** Exports the panel without Storybook, for apps that dock it and for pages that show a chart. */
export type { Connection } from './protocol.ts'
export { createWatcher, type Host, type Watcher, type WatcherOptions } from './page/watcher.ts'
export type { MachineFixtures } from './page/paths.ts'
export type { Dock, InspectorProps } from './panel/inspector.tsx'
export { MachineChart, mountInspector } from './panel/mount.tsx'
