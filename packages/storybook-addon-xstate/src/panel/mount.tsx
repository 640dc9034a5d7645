import * as React from 'react'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnyStateMachine } from 'xstate'
import { toChart } from '../chart.ts'
import { ChartView } from './chart-view.tsx'
import style from './inspector.css?inline'
import { Inspector, type InspectorProps } from './inspector.tsx'

/** Renders the inspector into a document, such as a frame's. Returns a function that removes it. */
export function mountInspector(document: Document, props: InspectorProps): () => void {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = `${style}html,body,#xstate-inspector{height:100%;margin:0}`
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'xstate-inspector'
  const root = createRoot(container)
  root.render(<Inspector {...props} />)
  return () => {
    root.unmount()
    container.remove()
    sheet.remove()
  }
}

/** Draws the chart of a machine on a documentation page, as high as its parent. */
export function MachineChart({ machine }: { machine: AnyStateMachine }) {
  const drawn = useMemo(() => ({ chart: toChart(machine), states: {} }), [machine])
  return (
    <div className="xs">
      <style>{style}</style>
      <ChartView machine={drawn} />
    </div>
  )
}
