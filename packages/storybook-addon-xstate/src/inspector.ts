/** The panel without Storybook: for apps that dock it to their own pages, and for pages that show a chart. */
export type { Link } from './protocol.ts'
export { createWatcher, type Host, type Watcher } from './watcher.ts'
export type { MachineFixtures } from './paths.ts'
export type { Dock, InspectorProps } from './view/inspector.tsx'
export { MachineChart, mountInspector } from './view/mount.tsx'
