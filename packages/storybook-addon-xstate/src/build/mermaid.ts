import { allStates, type Chart, type ChartState } from '../chart.ts'

/** Writes a chart as a Mermaid state diagram. */
export function toMermaid({ root, edges }: Chart): string {
  const ids = new Map(allStates(root).map(({ id }, index) => [id, `s${index}`]))
  const text = (label: string) => label.replaceAll(/[:;#"\n]/g, ' ')
  const lines = (state: ChartState, indent: string): string[] => {
    const id = ids.get(state.id) ?? ''
    if (state.type === 'history') return [`${indent}state "H" as ${id}`]
    const header = [`${indent}state "${text(state.key)}" as ${id}`]
    if (state.type === 'final') header.push(`${indent}${id} --> [*]`)
    if (state.states.length === 0) return header
    const inner = state.states.map((child) => lines(child, `${indent}  `))
    const initial = state.initial ? [`${indent}  [*] --> ${ids.get(state.initial)}`] : []
    const body =
      state.type === 'parallel'
        ? inner.flatMap((region, index) => (index === 0 ? region : [`${indent}  --`, ...region]))
        : inner.flat()
    return [...header, `${indent}state ${id} {`, ...initial, ...body, `${indent}}`]
  }
  const arrows = edges.map(({ from, to, label }) => `  ${ids.get(from)} --> ${ids.get(to)} : ${text(label)}`)
  return ['stateDiagram-v2', ...lines(root, '  '), ...arrows, ''].join('\n')
}
