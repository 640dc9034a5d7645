import { dotSize, type ChartLayout } from '../layout.ts'
import type { DotNode, StateNode, TransitionEdge } from './chart-parts.tsx'
import { keyIn } from './marks.ts'
import { gap, type DrawnLayout } from './use-layouts.ts'

/** Turns layouts into the nodes and edges of one drawing; each chart is to the right of the previous one. */
export function chartNodes(layouts: readonly DrawnLayout[], chosen: string | undefined) {
  const nodes: (StateNode | DotNode)[] = []
  const edges: TransitionEdge[] = []
  let left = 0
  for (const drawn of layouts) {
    nodes.push(...stateNodes(drawn, left, chosen), ...dotNodes(drawn, left))
    edges.push(...transitionEdges(drawn, left))
    left += drawn.layout.width + gap
  }
  return { nodes, edges }
}

function stateNodes({ actor, layout, folded, chart }: DrawnLayout, left: number, chosen: string | undefined) {
  return layout.states.map(({ state, depth, x, y, width, height }): StateNode => {
    const id = keyIn(actor, state.id)
    const isFolded = folded.has(state.id)
    return {
      id,
      type: 'state',
      position: { x: x + left, y },
      width,
      height,
      zIndex: depth,
      selected: id === chosen,
      ariaLabel: `State ${state.name || state.key}`,
      data: {
        actor,
        state,
        isFolded,
        isFoldable: state.id !== chart.root.id && (isFolded || state.states.length > 0),
      },
    }
  })
}

const dotNodes = ({ actor, layout }: DrawnLayout, left: number) =>
  layout.dots.map(({ id, x, y }): DotNode => ({
    id: keyIn(actor, id),
    type: 'dot',
    position: { x: x + left, y },
    width: dotSize,
    height: dotSize,
    zIndex: 50,
    focusable: false,
    data: {},
  }))

const transitionEdges = ({ actor, layout }: DrawnLayout, left: number) =>
  moved(layout, left).map((edge): TransitionEdge => ({
    id: keyIn(actor, edge.key),
    type: 'transition',
    source: keyIn(actor, edge.from),
    target: keyIn(actor, edge.to),
    zIndex: 60,
    focusable: false,
    ariaLabel: edge.edge?.label ?? 'initial',
    markerEnd: 'xs-arrow',
    data: { actor, edge },
  }))

const moved = ({ edges }: ChartLayout, left: number) =>
  left === 0
    ? edges
    : edges.map((edge) => ({
        ...edge,
        line: edge.line.replaceAll(
          /([ML])([\d.]+)/g,
          (_, command: string, x: string) => command + (Number(x) + left),
        ),
        label: edge.label && { ...edge.label, x: edge.label.x + left },
      }))
