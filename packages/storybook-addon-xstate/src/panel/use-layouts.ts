import { useEffect, useState } from 'react'
import { allStates, foldedChart, foldLimit, type Chart } from '../chart.ts'
import type { ChartLayout, Direction } from '../layout.ts'

export type LayOut = (chart: Chart, direction: Direction) => Promise<ChartLayout>

export interface DrawnChart {
  actor: string
  /** Id of the actor's machine. */
  machine: string
  chart: Chart
  folded: ReadonlySet<string>
}

export interface DrawnLayout extends DrawnChart {
  layout: ChartLayout
}

interface Size {
  /** px */
  width: number
  height: number
}

/** Space in px between charts beside each other. */
export const gap = 40

const keyOf = ({ machine, folded }: DrawnChart) => [machine, ...[...folded].toSorted()].join('|')

/**
 * Lays out charts in each direction, once per machine and set of folded states. A large chart is laid out only
 * downwards.
 */
async function layOutAll(
  charts: readonly DrawnChart[],
  layOut: (drawn: DrawnChart, chart: Chart, direction: Direction) => Promise<ChartLayout>,
): Promise<readonly DrawnLayout[][]> {
  const shown = charts.map((drawn) => ({ drawn, chart: foldedChart(drawn.chart, drawn.folded) }))
  const isLarge = shown.some(({ chart }) => allStates(chart.root).length > foldLimit)
  const directions: readonly Direction[] = isLarge ? ['DOWN'] : ['DOWN', 'RIGHT']
  return Promise.all(
    directions.map((direction) =>
      Promise.all(
        shown.map(async ({ drawn, chart }) => ({ ...drawn, layout: await layOut(drawn, chart, direction) })),
      ),
    ),
  )
}

/** Returns the zoom at which charts beside each other fill a space. */
function zoomIn({ width, height }: Size, layouts: readonly DrawnLayout[]): number {
  const across = layouts.reduce((sum, { layout }) => sum + layout.width + gap, -gap)
  return Math.min(width / across, height / Math.max(...layouts.map(({ layout }) => layout.height)))
}

/** Lays out charts as large as a space allows; `null` until all of them are laid out. */
export function useLayouts(
  charts: readonly DrawnChart[],
  layOut: LayOut,
  space: Size,
): readonly DrawnLayout[] | string | null {
  const [known] = useState(() => new Map<string, Promise<ChartLayout>>())
  const [drawn, setDrawn] = useState<{ key: string; choices: readonly DrawnLayout[][] | string }>()
  const key = charts.map((chart) => `${chart.actor} ${keyOf(chart)}`).join('\n')
  const drawnKey = drawn?.key
  useEffect(() => {
    if (drawnKey === key) return
    let isCurrent = true
    const choices = layOutAll(charts, (of, chart, direction) => {
      const layout = known.get(`${direction} ${keyOf(of)}`) ?? layOut(chart, direction)
      known.set(`${direction} ${keyOf(of)}`, layout)
      return layout
    })
    const show = (to: readonly DrawnLayout[][] | string) => {
      if (isCurrent) setDrawn({ key, choices: to })
    }
    choices.then(show, (error: unknown) => show(`The chart cannot be drawn: ${String(error)}`))
    return () => {
      isCurrent = false
    }
  }, [charts, drawnKey, key, known, layOut])
  if (!drawn) return null
  const { choices } = drawn
  return typeof choices === 'string'
    ? choices
    : choices.reduce((best, other) => (zoomIn(space, other) > zoomIn(space, best) ? other : best))
}
