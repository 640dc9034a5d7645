import { palette } from './colour.ts'
import { seeded } from './random.ts'
import { onLand, parcel, type Ground } from './stage.ts'
import { ellipse, group, outline, outlines, tag, type Canvas, type Point } from './svg.ts'

/** One tower of the city: the middle of its plot, its height and the neon it wears. */
interface Tower {
  x: number
  z: number
  half: number
  height: number
  neon?: string
}

const floorHeight = 0.1

/** Lit windows of one wall: a dashed line along each floor. `at` maps share of the wall and height to the picture. */
function windows(at: (share: number, y: number) => Point, height: number, random: () => number): string {
  const rows = Array.from(
    { length: Math.max(0, Math.floor(height / floorHeight) - 1) },
    (_, floor): Point[] => {
      if (random() < 0.18) return []
      const y = 0.08 + floor * floorHeight
      return [at(0.1 + random() * 0.25, y), at(0.9 - random() * 0.15, y)]
    },
  )
  return outlines(
    rows.filter((row) => row.length > 0),
    false,
  )
}

/** A tower where it stands: two walls, roof, windows, neon along its edges. The front takes the group's fill. */
function tower(canvas: Canvas, { x, z, half, height, neon }: Tower, random: () => number): string {
  const corner = (dx: number, y: number, dz: number): Point => onLand([x + dx * half, y, z + dz * half])
  const front = (share: number, y: number): Point => corner(share * 2 - 1, y, 1)
  const side = (share: number, y: number): Point => corner(1, y, 1 - share * 2)
  const wall = (at: typeof front): string => outline([at(0, 0.03), at(1, 0.03), at(1, height), at(0, height)])
  const roof = [corner(-1, height, 1), corner(1, height, 1), corner(1, height, -1), corner(-1, height, -1)]
  const [bright, faint] = random() < 0.72 ? ['#ffbe70', '#a8753f'] : ['#9ae8ff', '#4f8aa8']
  const body = [
    tag('path', { d: wall(front) }),
    tag('path', { d: wall(side), fill: '#131c34' }),
    tag('path', { d: outline(roof), fill: '#2a3a62' }),
    tag('path', { d: windows(front, height, random), stroke: bright }),
    tag('path', { d: windows(side, height, random), stroke: faint }),
  ].join('')
  if (!neon) return body
  const edges = outlines([roof.slice(0, 3), [corner(1, 0.05, 1), corner(1, height, 1)]], false)
  const tube = { fill: 'none', stroke: neon, 'stroke-dasharray': 0 }
  return (
    body +
    group(
      tube,
      tag('path', { d: edges, filter: canvas.blur(9) }),
      tag('path', { d: edges, 'stroke-width': 3 }),
    )
  )
}

/** Heights by plot, from the far corner to the near one; the free plot is the square. */
const plots: readonly (readonly number[])[] = [
  [0.62, 1.2, 0.86, 0.98, 0.4],
  [0.9, 0.72, 1.48, 0.6, 0.52],
  [0.5, 1.02, 0, 0.74, 0.3],
  [0.78, 0.46, 0.56, 0.34, 0.2],
  [0.3, 0.36, 0.24, 0.2, 0],
]

/** Which towers wear neon: row and column of their plot. */
const neons: Readonly<Record<string, string>> = {
  '0 1': palette.mythic,
  '0 3': palette.gate,
  '1 2': palette.ion,
  '2 1': palette.mythic,
  '2 3': palette.ion,
  '3 0': palette.quest,
  '3 2': palette.gate,
}

const plotSize = 0.39

/** The towers in the order in which they hide each other, the far ones first. */
function towers(random: () => number): Tower[] {
  const all = plots.flatMap((line, row) =>
    line.map((height, column): Tower => {
      const neon = neons[`${row} ${column}`]
      const place = {
        x: (column - 2) * plotSize,
        z: (row - 2) * plotSize,
        half: 0.145 + random() * 0.015,
        height,
      }
      return neon ? { ...place, neon } : place
    }),
  )
  return all.filter(({ height }) => height > 0).sort((a, b) => a.x + a.z - b.x - b.z || a.x - b.x)
}

/** The pavement, the streets with their traffic, and the lit square in the middle. */
function streets(canvas: Canvas): void {
  const lines = [-1.5, -0.5, 0.5, 1.5].flatMap((plot): Point[][] => [
    [onLand([plot * plotSize, 0.03, -1]), onLand([plot * plotSize, 0.03, 1])],
    [onLand([-1, 0.03, plot * plotSize]), onLand([1, 0.03, plot * plotSize])],
  ])
  const data = outlines(lines, false)
  const pavement = [
    onLand([-1, 0.03, 1]),
    onLand([1, 0.03, 1]),
    onLand([1, 0.03, -1]),
    onLand([-1, 0.03, -1]),
  ]
  canvas.add(
    tag('path', { d: outline(pavement), fill: '#18223a' }),
    tag('path', { d: data, fill: 'none', stroke: '#0b1120', 'stroke-width': 20 }),
    tag('path', {
      d: data,
      fill: 'none',
      stroke: palette.gate,
      'stroke-width': 3,
      'stroke-dasharray': '12 26 4 40',
    }),
  )
  const square = onLand([0, 0.03, 0])
  canvas.glow(square, 90, 45, palette.ion, 0.9)
  canvas.add(ellipse(square, 42, 21, { fill: '#0d2a3c', stroke: '#9aeaff', 'stroke-width': 3 }))
}

/** A city block at night. */
export function neonBlock88(): string {
  const random = seeded(88)
  const ground: Ground = () => 0.03
  return parcel(
    'neon-block-88',
    { accent: palette.ion, rim: palette.mythic },
    { ground, rock: ['#2c3650', '#1d263d', '#121a2b'], seed: 107 },
    () => [],
    (canvas) => {
      streets(canvas)
      const front = canvas.linear(
        'front',
        [
          [0, '#2f4370'],
          [1, '#111a30'],
        ],
        [0, 0, 0, 1],
      )
      const rows = towers(random).map((each) => tower(canvas, each, random))
      canvas.add(group({ fill: front, 'stroke-width': 11, 'stroke-dasharray': '7 4 10 6' }, ...rows))
    },
  )
}
