import { allStates, type Chart, type ChartEdge, type ChartState } from './chart.ts'

/** Positions and sizes are in px, from the chart's upper left corner. */
export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface StateLayout extends Box {
  state: ChartState
  /** The lines of a compound state stand in columns above the states within it. */
  columns: number
}

export interface EdgeLayout {
  key: string
  /** `null` for the line of an initial mark. */
  edge: ChartEdge | null
  line: string
}

export interface ChartLayout {
  width: number
  height: number
  /** Outer states come first. */
  states: readonly StateLayout[]
  dots: readonly Point[]
  edges: readonly EdgeLayout[]
}

/** Later states are to the right, or below. */
export type Direction = 'right' | 'down'

// Width in px of a letter in the chart's monospaced font.
const letter = { name: 8, line: 6.7 }
const rowHeight = { name: 24, line: 17 }
const padding = 10
const gap = { rank: 36, state: 12, line: 8 }
export const dotSize = 8

/** The states of one compound state; their positions count from its upper left corner. */
interface Level {
  width: number
  height: number
  boxes: readonly Box[]
  /** Lines between states, with the lanes that they take past other states. */
  routes: readonly { isBack: boolean; lanes: readonly Box[] }[]
}

interface Link {
  from: number
  to: number
}

/** Places boxes in ranks: each stands one rank after the nearest box with a link to it. */
function arrange(sizes: readonly { width: number; height: number }[], links: readonly Link[]): Level {
  const ranks = sizes.map(() => -1)
  for (const start of sizes.keys())
    for (let next = ranks[start] === -1 ? [start] : [], rank = 0; next.length > 0; rank += 1) {
      for (const box of next) ranks[box] = rank
      const reached = new Set(next)
      next = [...new Set(links.filter(({ from }) => reached.has(from)).map(({ to }) => to))].filter(
        (box) => ranks[box] === -1,
      )
    }
  const slots = sizes.map((size, index) => ({
    ...size,
    rank: ranks[index] ?? 0,
    x: 0,
    y: 0,
    near: [] as number[],
  }))
  // A line that passes a rank takes a slot of it.
  const chains = links.map(({ from, to }) => {
    const isBack = (ranks[to] ?? 0) < (ranks[from] ?? 0)
    const [first, last] = isBack ? [to, from] : [from, to]
    const chain = [first]
    for (let rank = (ranks[first] ?? 0) + 1; rank < (ranks[last] ?? 0); rank += 1)
      chain.push(slots.push({ width: 0, height: gap.line, rank, x: 0, y: 0, near: [] }) - 1)
    chain.push(last)
    for (const [index, slot] of chain.slice(1).entries()) {
      slots[chain[index] ?? 0]?.near.push(slot)
      slots[slot]?.near.push(chain[index] ?? 0)
    }
    return { isBack, chain: isBack ? chain.toReversed() : chain }
  })
  const columns = Map.groupBy(slots, ({ rank }) => rank)
  const centre = ({ y, height }: Box) => y + height / 2
  const wanted = (slot: (typeof slots)[number], isNear: (rank: number) => boolean) => {
    const near = slot.near.flatMap((index) => slots[index] ?? []).filter(({ rank }) => isNear(rank))
    return near.length > 0 ? near.reduce((sum, other) => sum + centre(other), 0) / near.length : centre(slot)
  }
  // Every pass moves each rank towards its neighbours: first those before it, then those after it, then both.
  for (const pass of ['before', 'after', 'before', 'both', 'both'] as const)
    for (let at = 0; at < columns.size; at += 1) {
      const rank = pass === 'after' ? columns.size - 1 - at : at
      const column = columns.get(rank) ?? []
      const places = new Map(
        column.map((slot) => [
          slot,
          wanted(slot, (other) => pass === 'both' || (pass === 'before' ? other < rank : other > rank)),
        ]),
      )
      if (pass !== 'both') column.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
      let end = Number.NEGATIVE_INFINITY
      for (const slot of column) {
        slot.y = Math.max(end, (places.get(slot) ?? 0) - slot.height / 2)
        end = slot.y + slot.height + gap.state
      }
      const excess =
        column.reduce((sum, slot) => sum + centre(slot) - (places.get(slot) ?? 0), 0) / column.length
      for (const slot of column) slot.y -= excess
    }
  const top = Math.min(...slots.map(({ y }) => y))
  let left = 0
  for (let rank = 0; rank < columns.size; rank += 1) {
    const column = columns.get(rank) ?? []
    const width = Math.max(...column.map((slot) => slot.width))
    for (const slot of column) {
      slot.x = left
      slot.y -= top
      if (slot.width === 0) slot.width = width
    }
    left += width + gap.rank
  }
  return {
    width: left - gap.rank,
    height: Math.max(...slots.map(({ y, height }) => y + height)),
    boxes: slots.slice(0, sizes.length),
    routes: chains.map(({ isBack, chain }) => ({
      isBack,
      lanes: chain.slice(1, -1).flatMap((index) => slots[index] ?? []),
    })),
  }
}

const turned = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width })

const movedBy = <Place extends Point>(place: Place, { x, y }: Point): Place => ({
  ...place,
  x: place.x + x,
  y: place.y + y,
})

const columnWidth = ({ lines }: ChartState) =>
  Math.max(...lines.map(({ text }) => text.length * letter.line + 14), 0)

/** Returns how many columns the lines of a state have in a width. */
const columnsIn = (state: ChartState, width: number): number =>
  state.states.length === 0 ? 1 : Math.max(1, Math.floor((width - 2 * padding) / columnWidth(state)))

/** Returns the size of a state above the states within it, whose width is given. */
const sizeOf = (state: ChartState, inner = 0) => {
  if (state.type === 'history') return { width: 26, height: 26 }
  const width = Math.max(
    70,
    state.key.length * letter.name + 40,
    columnWidth(state) + padding,
    inner + 2 * padding,
  )
  const rows = Math.ceil(state.lines.length / columnsIn(state, width))
  return { width, height: rowHeight.name + rows * rowHeight.line + 6 }
}

interface Route {
  key: string
  edge: ChartEdge | null
  from: string
  to: string
}

/** Holds what is drawn within a compound state: its initial mark, its states and the lines between them. */
interface Inside {
  inset: Point
  level: Level
  ids: readonly string[]
  routes: readonly Route[]
}

const dotOf = (state: string) => `${state}/begin`

/** Lays out a chart, each compound state on its own. A transition between levels links the states around its ends. */
export function layoutChart({ root, edges }: Chart, direction: Direction): ChartLayout {
  const turn = direction === 'down' ? turned : (box: Box) => box
  const insides = new Map<string, Inside>()
  const isBare = root.lines.length === 0

  const measure = (state: ChartState, own: readonly ChartEdge[]): { width: number; height: number } => {
    if (state.states.length === 0) return sizeOf(state)
    const dot = dotOf(state.id)
    const holder = new Map([
      [state.id, dot],
      ...state.states.flatMap((child) => allStates(child).map(({ id }) => [id, child.id] as const)),
    ])
    const within = Map.groupBy(own, ({ from, to }) =>
      holder.get(from) === holder.get(to) ? holder.get(from) : undefined,
    )
    const begin = state.initial ? [{ key: dot, edge: null, from: state.id, to: state.initial }] : []
    const routes: Route[] = [
      ...begin,
      ...(within.get(undefined) ?? []).map((edge) => ({ ...edge, key: `${edge.id} ${edge.to}`, edge })),
    ]
    const hasDot = routes.some(({ from, to }) => from === state.id || to === state.id)
    const ids = [...(hasDot ? [dot] : []), ...state.states.map(({ id }) => id)]
    const sizes = state.states.map((child) => measure(child, within.get(child.id) ?? []))
    const indexOf = (id: string) => ids.indexOf(holder.get(id) ?? '')
    const level = arrange(
      [...(hasDot ? [{ width: dotSize, height: dotSize }] : []), ...sizes].map((size) =>
        turn({ x: 0, y: 0, ...size }),
      ),
      [
        ...routes.map(({ from, to }) => ({ from: indexOf(from), to: indexOf(to) })),
        // Regions have no transitions between them that would put them in a row.
        ...(state.type === 'parallel'
          ? sizes.slice(1).map((_, index) => ({ from: index, to: index + 1 }))
          : []),
      ],
    )
    const inner = turn({ x: 0, y: 0, ...level })
    if (state === root && isBare) {
      insides.set(state.id, { inset: { x: 0, y: 0 }, level, ids, routes })
      return inner
    }
    const { width, height } = sizeOf(state, inner.width)
    insides.set(state.id, { inset: { x: padding, y: height }, level, ids, routes })
    return { width, height: height + inner.height + padding }
  }

  const boxes = new Map<string, Box>()
  const drawn: EdgeLayout[] = []
  const states = allStates(root)
  const byId = new Map(states.map((state) => [state.id, state]))
  const place = (id: string, box: Box): void => {
    boxes.set(id, box)
    const inside = insides.get(id)
    if (!inside) return
    const { inset, level, ids, routes } = inside
    const at = (inner: Box) => movedBy(movedBy(turn(inner), inset), box)
    for (const [index, inner] of level.boxes.entries()) place(ids[index] ?? '', at(inner))
    for (const [index, { key, edge, from, to }] of routes.entries()) {
      const source = byId.get(from)
      // A transition of a compound state to a state within it, or back to it, has its end at the initial mark.
      const isInner = contains(source, to)
      const start = boxes.get(isInner ? dotOf(from) : from)
      const end = boxes.get(contains(byId.get(to), from) ? dotOf(to) : to)
      const { isBack = false, lanes = [] } = level.routes[index] ?? {}
      if (!source || !start || !end) continue
      const line = isInner ? -1 : source.lines.findIndex((other) => other.edge === edge?.id)
      const row = Math.floor(line / columnsIn(source, start.width))
      drawn.push({ key, edge, line: lineOf(start, lanes.map(at), end, { isBack, row, direction }) })
    }
  }

  const size = measure(root, edges)
  place(root.id, { x: 0, y: 0, ...size })
  return {
    ...size,
    states: states.flatMap((state) => {
      const box = boxes.get(state.id)
      const isDrawn = state !== root || !isBare || root.states.length === 0
      return box && isDrawn ? [{ ...box, state, columns: columnsIn(state, box.width) }] : []
    }),
    dots: states.flatMap(({ id }) => {
      const dot = boxes.get(dotOf(id))
      return dot ? [movedBy(dot, { x: dotSize / 2, y: dotSize / 2 })] : []
    }),
    edges: drawn,
  }
}

const contains = (state: ChartState | undefined, id: string): boolean =>
  state !== undefined && (state.id === id || state.states.some((inner) => contains(inner, id)))

/** Draws a curve from a row of one box to another box, through the lanes between them. */
function lineOf(
  start: Box,
  lanes: readonly Box[],
  end: Box,
  { isBack, row, direction }: { isBack: boolean; row: number; direction: Direction },
): string {
  const turn = direction === 'down' ? turned : (box: Box) => box
  const [first, last] = [turn(start), turn(end)]
  const rowAt = start.y + rowHeight.name + (row + 0.5) * rowHeight.line
  const from = {
    x: isBack ? first.x : first.x + first.width,
    y: row >= 0 && direction === 'right' ? rowAt : first.y + first.height / 2,
  }
  // Boxes of one rank are linked on the side of the next one.
  const isBeside = !isBack && last.x < from.x
  const to = { x: isBack || isBeside ? last.x + last.width : last.x, y: last.y + last.height / 2 }
  const points = [
    from,
    ...lanes.map(turn).flatMap(({ x, y, width, height }) => {
      const ends = [x, x + width].map((at) => ({ x: at, y: y + height / 2 }))
      return isBack ? ends.toReversed() : ends
    }),
    to,
  ]
  const text = ({ x, y }: Point) =>
    (direction === 'down' ? [y, x] : [x, y]).map((number) => number.toFixed(1)).join(' ')
  const curves = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    const middle = isBeside ? Math.max(before.x, point.x) + gap.rank / 2 : (before.x + point.x) / 2
    return `C${text({ x: middle, y: before.y })} ${text({ x: middle, y: point.y })} ${text(point)}`
  })
  return `M${text(from)}${curves.join('')}`
}
