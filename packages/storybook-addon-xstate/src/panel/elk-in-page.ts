import { layoutChart } from '../layout.ts'
import type { LayOut } from './use-layouts.ts'

/** Lays out charts in the page. The library for it is heavy, and is loaded with the first chart. */
export const layOutInPage: LayOut = async (chart, direction) => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return layoutChart(chart, new Elk(), direction)
}
