/** Exports the panel for pages without Storybook. */
export type { Connection } from './protocol.ts'
export { createWatcher, type Host, type Watcher, type WatcherOptions } from './page/watcher.ts'
export type { MachineFixtures } from './page/paths.ts'
export type { InspectorProps } from './panel/inspector.tsx'
export { MachineChart, mountInspector } from './panel/mount.tsx'
