import { add, mix, times, tint, toHex, type Rgb } from './colour.ts'
import {
  centre,
  dot,
  minus,
  normalOf,
  scaled,
  unit,
  type Material,
  type Mesh,
  type Vec3,
} from './geometry.ts'
import { outlines, type Point } from './svg.ts'

/** Where the picture is taken from. */
export interface View {
  /** World to camera: x right, y up, z towards the viewer. */
  toCamera(point: Vec3): Vec3
  /** Camera to picture pixels. */
  toPicture(point: Vec3): Point
}

/** The studio: a coloured strip light on each side and a pale soft box above. */
export interface Studio {
  left: Rgb
  right: Rgb
  /** Strength of the soft box; 1 is normal. */
  key: number
}

/** A painted mesh: the faces back to front, and the lamps again for a blurred copy on top. */
interface Painted {
  faces: string
  lamps: string
}

interface Item {
  shape: Point[]
  box: readonly [number, number, number, number]
  /** Depth in the camera (larger is nearer) at a picture point, from the face's plane. */
  plane: readonly [number, number, number]
  colour: string
  /** The colour of its bloom, for a lamp. */
  lamp: string | undefined
}

const keyDirection = unit([-0.35, 0.8, 0.5])
const lobe = (direction: Vec3, towards: Vec3, sharpness: number): number =>
  Math.max(0, dot(direction, unit(towards))) ** sharpness

/** What is seen in a mirror facing that way: dark room, soft box, two strips, a faint floor. */
function studioSeen(direction: Vec3, studio: Studio): Rgb {
  const room = mix([0.03, 0.035, 0.05], [0.1, 0.13, 0.2], (direction[1] + 1) / 2)
  return add(
    room,
    times(
      [0.85, 0.93, 1],
      studio.key *
        (0.75 * lobe(direction, [-0.3, 0.9, 0.35], 10) + 0.3 * lobe(direction, [-0.2, 0.35, 0.9], 6)),
    ),
    times(studio.left, 1.25 * lobe(direction, [-0.95, 0.15, 0.2], 7)),
    times(studio.right, 1.25 * lobe(direction, [0.95, 0.1, 0.2], 7)),
    times(studio.left, 0.18 * lobe(direction, [0, -1, 0.3], 3)),
  )
}

/** The colour of a face that looks along `normal` (camera space) in the studio. */
function shade(normal: Vec3, material: Material, studio: Studio): Rgb {
  if (material.emit) return times(material.base, material.emit * (0.75 + 0.25 * Math.abs(normal[2])))
  const mirrored = minus(scaled(normal, 2 * normal[2]), [0, 0, 1])
  const diffuse = add(
    [0.045, 0.055, 0.08],
    times([0.75, 0.8, 0.86], studio.key * Math.max(0, dot(normal, keyDirection)) ** 1.2),
    times(studio.left, 0.5 * Math.max(0, dot(normal, unit([-0.95, 0.1, 0.15])))),
    times(studio.right, 0.5 * Math.max(0, dot(normal, unit([0.95, 0.05, 0.15])))),
  )
  const seen = studioSeen(mirrored, studio)
  const metalTint = mix([1, 1, 1], material.base, 0.8)
  const grazing = (1 - Math.max(0, normal[2])) ** 4
  return add(
    times(tint(diffuse, material.base), 1 - 0.75 * material.metal),
    times(tint(seen, metalTint), 0.12 + 1.05 * material.metal),
    times(normal[0] < 0 ? studio.left : studio.right, 0.45 * grazing * Math.abs(normal[0])),
  )
}

function area(shape: readonly Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of shape.entries()) {
    const [nextX, nextY] = shape[(index + 1) % shape.length]!
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

/** The common part of two convex shapes (Sutherland and Hodgman). Both run clockwise on the picture. */
function overlap(first: readonly Point[], second: readonly Point[]): Point[] {
  let kept = [...first]
  for (const [index, a] of second.entries()) {
    const b = second[(index + 1) % second.length]!
    const side = (p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    const source = kept
    kept = []
    for (const [at, point] of source.entries()) {
      const before = source[(at + source.length - 1) % source.length]!
      const [here, there] = [side(point), side(before)]
      if (here >= 0 !== there >= 0) {
        const share = there / (there - here)
        kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share])
      }
      if (here >= 0) kept.push(point)
    }
    if (kept.length < 3) return []
  }
  return kept
}

/** Which of two faces hides the other: positive when the first is nearer, 0 when they do not meet. */
function nearer(first: Item, second: Item): number {
  const [a, b] = [first.box, second.box]
  if (a[0] >= b[2] || b[0] >= a[2] || a[1] >= b[3] || b[1] >= a[3]) return 0
  const common = overlap(first.shape, second.shape)
  if (common.length < 3 || Math.abs(area(common)) < 2) return 0
  const x = common.reduce((sum, point) => sum + point[0], 0) / common.length
  const y = common.reduce((sum, point) => sum + point[1], 0) / common.length
  const depth = ({ plane }: Item): number => plane[0] * x + plane[1] * y + plane[2]
  return depth(first) - depth(second)
}

/** Far to near, so that each face may paint over those before it; of those free to be next, one in the same colour. */
function paintOrder(items: readonly Item[]): Item[] {
  const behind = items.map((): number[] => [])
  for (let first = 0; first < items.length; first++) {
    for (let second = first + 1; second < items.length; second++) {
      const order = nearer(items[first]!, items[second]!)
      if (order > 0) behind[first]!.push(second)
      if (order < 0) behind[second]!.push(first)
    }
  }
  const inFront = items.map((): number[] => [])
  for (const [index, others] of behind.entries()) for (const other of others) inFront[other]!.push(index)
  const waiting = behind.map((others) => others.length)
  const ready = [...items.keys()].filter((index) => waiting[index] === 0)
  const left = new Set(items.keys())
  const sorted: Item[] = []
  while (left.size > 0) {
    const same = ready.findIndex((index) => items[index]!.colour === sorted.at(-1)?.colour)
    const index = ready.splice(Math.max(0, same), 1)[0] ?? farthest(left, items)
    left.delete(index)
    sorted.push(items[index]!)
    for (const other of inFront[index]!) {
      waiting[other]! -= 1
      if (waiting[other] === 0 && left.has(other)) ready.push(other)
    }
  }
  return sorted
}

/** Faces that hide each other in a circle have no right order: the farthest goes first. */
function farthest(left: ReadonlySet<number>, items: readonly Item[]): number {
  const depth = ({ plane, box }: Item): number =>
    plane[0] * ((box[0] + box[2]) / 2) + plane[1] * ((box[1] + box[3]) / 2) + plane[2]
  return [...left].reduce((best, index) => (depth(items[index]!) < depth(items[best]!) ? index : best))
}

/** Only the faces of which something is still seen when all are painted. */
function seenOnly(items: readonly Item[]): Item[] {
  const step = 2
  const columns = 1000
  const owner = new Map<number, Item>()
  for (const item of items) {
    for (let y = Math.ceil(item.box[1] / step); y * step <= item.box[3]; y++) {
      const crossings: number[] = []
      for (const [index, [x1, y1]] of item.shape.entries()) {
        const [x2, y2] = item.shape[(index + 1) % item.shape.length]!
        if (y1 <= y * step !== y2 <= y * step) crossings.push(x1 + ((y * step - y1) / (y2 - y1)) * (x2 - x1))
      }
      const [from, to] = [Math.min(...crossings), Math.max(...crossings)]
      for (let x = Math.ceil(from / step); x * step <= to; x++) owner.set(y * columns + x, item)
    }
  }
  const seen = new Map<Item, number>()
  for (const item of owner.values()) seen.set(item, (seen.get(item) ?? 0) + 1)
  return items.filter((item) => (seen.get(item) ?? 0) >= (item.lamp ? 3 : 7))
}

function toItem(face: Mesh[number], view: View, studio: Studio): Item | undefined {
  const inCamera = face.points.map((point) => view.toCamera(point))
  const shape = inCamera.map((point) => view.toPicture(point))
  if (area(shape) > -1.5) return undefined
  const normal = normalOf(inCamera)
  const middle = centre(inCamera)
  const depthAt = (point: Vec3): number =>
    dot(normal, minus(middle, point)) / (Math.abs(normal[2]) < 0.02 ? 0.02 : normal[2])
  const [mx, my] = view.toPicture(middle)
  const reach = 0.01
  const [px] = view.toPicture([middle[0] + reach, middle[1], middle[2]])
  const [, py] = view.toPicture([middle[0], middle[1] + reach, middle[2]])
  const slopeX = depthAt([middle[0] + reach, middle[1], middle[2]]) / (px - mx)
  const slopeY = depthAt([middle[0], middle[1] + reach, middle[2]]) / (py - my)
  return {
    shape: shape.toReversed(),
    box: [
      Math.min(...shape.map(([x]) => x)),
      Math.min(...shape.map(([, y]) => y)),
      Math.max(...shape.map(([x]) => x)),
      Math.max(...shape.map(([, y]) => y)),
    ],
    plane: [slopeX, slopeY, middle[2] - slopeX * mx - slopeY * my],
    colour: toHex(shade(normal, face.material, studio)),
    lamp: face.material.emit ? toHex(times(face.material.base, face.material.emit)) : undefined,
  }
}

/** Neighbours in painting order that share a colour become one path. */
function paths(items: readonly { colour: string; shape: Point[] }[]): string {
  const runs: { colour: string; shapes: Point[][] }[] = []
  for (const { colour, shape } of items) {
    const last = runs.at(-1)
    if (last?.colour === colour) last.shapes.push(shape)
    else runs.push({ colour, shapes: [shape] })
  }
  const body = runs.map(({ colour, shapes }) => `<path color="${colour}" d="${outlines(shapes)}"/>`).join('')
  return `<g fill="currentColor" stroke="currentColor" stroke-linejoin="round">${body}</g>`
}

/**
 * Paints a mesh. The fill also strokes each face, by `currentColor`, so that no hairline of background shows
 * between neighbours.
 */
export function paint(mesh: Mesh, view: View, studio: Studio): Painted {
  const items = mesh.map((face) => toItem(face, view, studio)).filter((item) => item !== undefined)
  const seen = seenOnly(paintOrder(items))
  const lamps = seen
    .flatMap(({ shape, lamp }) => (lamp && area(shape) > 40 ? { shape, colour: lamp } : []))
    .sort((a, b) => (a.colour < b.colour ? -1 : a.colour > b.colour ? 1 : 0))
  return { faces: paths(seen), lamps: lamps.length > 0 ? paths(lamps) : '' }
}
