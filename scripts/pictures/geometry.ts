import type { Rgb } from './colour.ts'

/** A point or direction: x to the right, y up, z towards the viewer. One unit is about a forearm. */
export type Vec3 = readonly [number, number, number]

function tuples<T>(size: number, numbers: readonly number[]): T[] {
  return Array.from(
    { length: numbers.length / size },
    (_, index) => numbers.slice(index * size, (index + 1) * size) as T,
  )
}

/** Outlines and profiles as plain rows of numbers, two a point: keeps the shapes of the subjects readable. */
export const pairs = (numbers: readonly number[]): [number, number][] => tuples(2, numbers)
/** The same, three numbers a point. */
export const triples = (numbers: readonly number[]): [number, number, number][] => tuples(3, numbers)
/** The same, four numbers a section. */
export const fours = (numbers: readonly number[]): [number, number, number, number][] => tuples(4, numbers)
/** The same, five numbers a section. */
export const fives = (numbers: readonly number[]): [number, number, number, number, number][] =>
  tuples(5, numbers)

/** What a face is made of. `metal` 0 is paint, 1 mirrors the studio; `emit` makes it a lamp of that strength. */
export interface Material {
  base: Rgb
  metal: number
  emit?: number
}

/** One flat, convex piece of surface; its points run anticlockwise seen from outside. */
interface Face {
  points: Vec3[]
  material: Material
}

/** Any number of faces; meshes are joined by spreading them into one list. */
export type Mesh = Face[]

/** One material, or a choice by ring (along) and side (around). */
type Paint = Material | ((along: number, around: number) => Material)

export const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec3): Vec3 => scaled(a, 1 / (Math.hypot(...a) || 1))

/** The middle of some points. */
export function centre(points: readonly Vec3[]): Vec3 {
  return scaled(
    points.reduce<Vec3>((sum, point) => plus(sum, point), [0, 0, 0]),
    1 / points.length,
  )
}

/** The direction a polygon faces (Newell's method: also right for slightly bent ones). */
export function normalOf(points: readonly Vec3[]): Vec3 {
  let sum: Vec3 = [0, 0, 0]
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length]!
    sum = plus(sum, cross(point, next))
  }
  return unit(sum)
}

/** Turns a point about the three axes, x first. Angles in degrees. */
export function turned(point: Vec3, [aboutX, aboutY, aboutZ]: Vec3): Vec3 {
  const [cx, sx] = [Math.cos((aboutX * Math.PI) / 180), Math.sin((aboutX * Math.PI) / 180)]
  const [cy, sy] = [Math.cos((aboutY * Math.PI) / 180), Math.sin((aboutY * Math.PI) / 180)]
  const [cz, sz] = [Math.cos((aboutZ * Math.PI) / 180), Math.sin((aboutZ * Math.PI) / 180)]
  const [x, y1, z1] = [point[0], point[1] * cx - point[2] * sx, point[1] * sx + point[2] * cx]
  const [x2, z] = [x * cy + z1 * sy, -x * sy + z1 * cy]
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z]
}

/** A copy of a mesh, sized, then turned (degrees), then moved. */
export function place(mesh: Mesh, at: { size?: number; turn?: Vec3; move?: Vec3 }): Mesh {
  const { size = 1, turn = [0, 0, 0], move = [0, 0, 0] } = at
  return mesh.map((face) => ({
    ...face,
    points: face.points.map((point) => plus(turned(scaled(point, size), turn), move)),
  }))
}

/** The mesh and its mirror image in x: wings, legs, shoulders. */
export function bothSides(mesh: Mesh): Mesh {
  const other = mesh.map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]): Vec3 => [-x, y, z]).toReversed(),
  }))
  return [...mesh, ...other]
}

/** A polygon without the repeated points that pointed ends produce; undefined when nothing is left. */
function cleaned(points: readonly Vec3[]): Vec3[] | undefined {
  const kept = points.filter((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!
    return Math.hypot(...minus(point, before)) > 1e-6
  })
  return kept.length > 2 ? kept : undefined
}

/**
 * A skin stretched over rings of equally many points: hulls, limbs, blades. Sections have to be roughly
 * round about their middle. `caps` closes the ends, `wrap` joins the last ring to the first.
 */
export function loft(rings: readonly Vec3[][], paint: Paint, ends: 'open' | 'caps' | 'wrap' = 'caps'): Mesh {
  const materialAt = typeof paint === 'function' ? paint : () => paint
  const middles = rings.map((ring) => centre(ring))
  const mesh: Mesh = []
  const push = (points: Vec3[], inside: Vec3, material: Material): void => {
    const kept = cleaned(points)
    if (!kept) return
    const outward = dot(normalOf(kept), minus(centre(kept), inside)) >= 0
    mesh.push({ points: outward ? kept : kept.toReversed(), material })
  }
  const last = rings.length - 1
  for (let along = 0; along < (ends === 'wrap' ? rings.length : last); along++) {
    const next = (along + 1) % rings.length
    const [ring, nextRing] = [rings[along]!, rings[next]!]
    const inside = centre([middles[along]!, middles[next]!])
    for (let around = 0; around < ring.length; around++) {
      const beside = (around + 1) % ring.length
      push(
        [ring[around]!, ring[beside]!, nextRing[beside]!, nextRing[around]!],
        inside,
        materialAt(along, around),
      )
    }
  }
  if (ends === 'caps') {
    push([...rings[0]!], middles[1]!, materialAt(0, -1))
    push([...rings[last]!], middles[last - 1]!, materialAt(last, -1))
  }
  return mesh
}

/** A cloth or fin without thickness, through a grid of points; seen from both sides. */
export function sheet(grid: readonly Vec3[][], paint: Paint): Mesh {
  const materialAt = typeof paint === 'function' ? paint : () => paint
  return grid.slice(1).flatMap((row, along) =>
    row.slice(1).flatMap((corner, around) => {
      const points = [grid[along]![around]!, grid[along]![around + 1]!, corner, row[around]!]
      const material = materialAt(along, around)
      return [
        { points, material },
        { points: points.toReversed(), material },
      ]
    }),
  )
}

/** Points of a circle in the ground plane. `turn` in degrees shifts the first one. */
export function circle(radius: number, y: number, sides: number, turn = 0): Vec3[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * Math.PI * 2 + (turn * Math.PI) / 180
    return [radius * Math.cos(angle), y, radius * Math.sin(angle)]
  })
}

/** A turned body: `profile` lists [radius, height] from one end to the other. */
export function lathe(profile: readonly (readonly [number, number])[], sides: number, paint: Paint): Mesh {
  return loft(
    profile.map(([radius, y]) => circle(radius, y, sides, 180 / sides)),
    paint,
  )
}

/** A block between two corners. */
export function box(from: Vec3, to: Vec3, paint: Paint): Mesh {
  const floor = (y: number): Vec3[] => [
    [from[0], y, from[2]],
    [to[0], y, from[2]],
    [to[0], y, to[2]],
    [from[0], y, to[2]],
  ]
  return loft([floor(from[1]), floor(to[1])], paint)
}

/** A convex outline in x and y, made thick along z, its edges bevelled by `bevel`. */
export function plate(
  outline: readonly (readonly [number, number])[],
  from: number,
  to: number,
  paint: Paint,
  bevel = 0,
): Mesh {
  const middle = centre(outline.map(([x, y]): Vec3 => [x, y, 0]))
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])))
  const at = (z: number, inset: number): Vec3[] =>
    outline.map(([x, y]) => [x + ((middle[0] - x) * inset) / reach, y + ((middle[1] - y) * inset) / reach, z])
  const rings =
    bevel > 0
      ? [at(from, bevel), at(from + bevel, 0), at(to - bevel, 0), at(to, bevel)]
      : [at(from, 0), at(to, 0)]
  return loft(rings, paint)
}

/** A hoop about the z axis with a rectangular section: `width` across its face, `depth` along z. */
export function hoop(
  radius: number,
  width: number,
  depth: number,
  sides: number,
  paint: Paint,
  arc: readonly [number, number] = [0, 360],
): Mesh {
  const whole = arc[1] - arc[0] >= 360
  const rings = Array.from({ length: whole ? sides : sides + 1 }, (_, index): Vec3[] => {
    const angle = ((arc[0] + ((arc[1] - arc[0]) * index) / sides) * Math.PI) / 180
    const at = (r: number, z: number): Vec3 => [r * Math.cos(angle), r * Math.sin(angle), z]
    const [inner, outer, front] = [radius - width / 2, radius + width / 2, depth / 2]
    return [at(inner, -front), at(outer, -front), at(outer, front), at(inner, front)]
  })
  return loft(rings, paint, whole ? 'wrap' : 'caps')
}

/** A rod through points, with a polygonal section whose radius may change along it. */
export function rod(
  path: readonly Vec3[],
  radius: number | readonly number[],
  sides: number,
  paint: Paint,
): Mesh {
  const rings = path.map((point, index) => {
    const ahead = unit(minus(path[Math.min(index + 1, path.length - 1)]!, path[Math.max(index - 1, 0)]!))
    const aside = unit(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const above = cross(aside, ahead)
    const size = typeof radius === 'number' ? radius : radius[index]!
    return circle(size, 0, sides, 180 / sides).map(([x, , z]) =>
      plus(point, plus(scaled(aside, x), scaled(above, z))),
    )
  })
  return loft(rings, paint)
}
