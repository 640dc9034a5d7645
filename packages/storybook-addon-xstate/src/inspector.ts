/** The inspector without Storybook: for apps that dock it to their own pages, and for pages that show a chart. */
export { stateName, toChart, toMermaid, type Chart } from './chart.ts'
export { plain } from './plain.ts'
export { createWatcher, type Stage, type Watcher } from './watcher.ts'
export type { Link } from './protocol.ts'
export { ChartView } from './view/chart.tsx'
export { mountInspector, style } from './view/mount.tsx'
export type { Dock, InspectorProps } from './view/inspector.tsx'
export type { MachineCases } from './ways.ts'
