import { createContext } from 'react'
import type { FlowInspector } from './flow-inspector.ts'

/** The inspector of a story, where somebody may look: none in tests and pictures. */
export const InspectorContext = createContext<FlowInspector | undefined>(undefined)
