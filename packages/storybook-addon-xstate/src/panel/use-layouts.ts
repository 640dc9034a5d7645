import { useEffect, useState } from 'react'
import { foldedChart, type Chart } from '../chart.ts'
import type { ChartLayout } from '../layout.ts'

export type LayOut = (chart: Chart) => Promise<ChartLayout>

export interface DrawnChart {
  actor: string
  /** The id of its machine. */
  machine: string
  chart: Chart
  folded: ReadonlySet<string>
}

export interface DrawnLayout extends DrawnChart {
  layout: ChartLayout
}

const keyOf = ({ machine, folded }: DrawnChart) => [machine, ...[...folded].toSorted()].join('|')

/** Lays out charts, each once for a machine and its folded states; `null` until all of them are there. */
export function useLayouts(
  charts: readonly DrawnChart[],
  layOut: LayOut,
): readonly DrawnLayout[] | string | null {
  const [known] = useState(() => new Map<string, Promise<ChartLayout>>())
  const [drawn, setDrawn] = useState<{ key: string; layouts: readonly DrawnLayout[] | string }>()
  const key = charts.map((chart) => `${chart.actor} ${keyOf(chart)}`).join('\n')
  const drawnKey = drawn?.key
  useEffect(() => {
    if (drawnKey === key) return
    let isCurrent = true
    const layouts = charts.map(async (chart) => {
      const before = known.get(keyOf(chart))
      const layout = before ?? layOut(foldedChart(chart.chart, chart.folded))
      known.set(keyOf(chart), layout)
      return { ...chart, layout: await layout }
    })
    const show = (to: readonly DrawnLayout[] | string) => {
      if (isCurrent) setDrawn({ key, layouts: to })
    }
    Promise.all(layouts).then(show, (error: unknown) => show(`The chart cannot be drawn: ${String(error)}`))
    return () => {
      isCurrent = false
    }
  }, [charts, drawnKey, key, known, layOut])
  return drawn?.layouts ?? null
}
