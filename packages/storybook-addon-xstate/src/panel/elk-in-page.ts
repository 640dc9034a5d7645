import { layoutChart } from '../layout.ts'
import type { LayOut } from './use-layouts.ts'

/** Lays out charts in the page. The layout library is large, so it loads with the first chart. */
export const layOutInPage: LayOut = async (chart, direction) => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return layoutChart(chart, new Elk(), direction)
}
