import flowStyle from '@xyflow/react/dist/style.css'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnyStateMachine } from 'xstate'
import { toChart } from '../chart.ts'
import { ChartView } from './chart.tsx'
import { layOutInPage } from './elk-in-page.ts'
import panelStyle from './inspector.css'
import { Inspector, type InspectorProps } from './inspector.tsx'

export const style = `${flowStyle}${panelStyle}`

/** Renders the inspector into a document, such as a frame's. Returns a function that removes it. */
export function mountInspector(document: Document, props: Omit<InspectorProps, 'layOut'>): () => void {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = `${style}html,body,#xstate-inspector{height:100%;margin:0}`
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'xstate-inspector'
  const root = createRoot(container)
  root.render(<Inspector {...props} layOut={layOutInPage} />)
  return () => {
    root.unmount()
    container.remove()
    sheet.remove()
  }
}

/** Draws the chart of a machine on a documentation page, as high as its parent. */
export function MachineChart({ machine }: { machine: AnyStateMachine }) {
  const drawn = useMemo(
    () => ({
      charts: [{ actor: machine.id, machine: machine.id, active: [], takenTransitions: [], trail: [] }],
      machines: { [machine.id]: { id: machine.id, chart: toChart(machine), states: {}, events: [] } },
    }),
    [machine],
  )
  return (
    <div className="xs">
      <style>{style}</style>
      <ChartView {...drawn} actor={machine.id} layOut={layOutInPage} />
    </div>
  )
}
