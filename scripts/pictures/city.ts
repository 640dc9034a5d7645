import { seeded } from './random.ts'
import { group, outline, tag, type Canvas, type Point } from './svg.ts'

/** One row of the skyline. */
interface Skyline {
  /** Left and right end, and the line the buildings stand on. */
  from: number
  to: number
  foot: number
  /** Lowest and highest roof above the foot, in pixels. */
  low: number
  high: number
  /** Width of the buildings, in pixels. */
  wide: readonly [number, number]
  colour: string
  /** Colour at the foot, where the fog lies. */
  fog: string
  /** Colours of the windows; none leaves the row dark. */
  windows?: readonly string[]
  /** Share of floors that are lit. */
  lit?: number
  seed: number
}

/** Roof shapes: flat, stepped, slanted, with a mast, domed. */
function roof(kind: number, x: number, wide: number, top: number, random: () => number): Point[] {
  const step = 14 + random() * 22
  if (kind < 0.3)
    return [
      [x, top],
      [x + wide, top],
    ]
  if (kind < 0.5)
    return [
      [x, top + step],
      [x + wide * 0.22, top + step],
      [x + wide * 0.22, top],
      [x + wide * 0.74, top],
      [x + wide * 0.74, top + step * 0.6],
      [x + wide, top + step * 0.6],
    ]
  if (kind < 0.68)
    return [
      [x, top + step],
      [x + wide, top],
    ]
  if (kind < 0.86) {
    const mast = x + wide * (0.3 + random() * 0.4)
    return [
      [x, top],
      [mast - 2, top],
      [mast - 1, top - 46],
      [mast + 1, top - 46],
      [mast + 2, top],
      [x + wide, top],
    ]
  }
  return [
    [x, top + step * 1.4],
    [x + wide * 0.12, top + step * 0.5],
    [x + wide * 0.35, top],
    [x + wide * 0.65, top],
    [x + wide * 0.88, top + step * 0.5],
    [x + wide, top + step * 1.4],
  ]
}

/** A row of buildings against the sky with their lit floors. */
export function skyline(canvas: Canvas, row: Skyline): void {
  const random = seeded(row.seed)
  const shape: Point[] = [[row.from, row.foot]]
  const lights = new Map<string, string>()
  let x = row.from
  while (x < row.to) {
    const wide = row.wide[0] + random() * (row.wide[1] - row.wide[0])
    const height = row.low + random() ** 1.7 * (row.high - row.low)
    const top = row.foot - height
    shape.push(...roof(random(), x, wide, top, random))
    const colours = row.windows ?? []
    const colour = colours[Math.floor(random() * colours.length)]
    const dashes = 3 + Math.floor(random() * 4)
    if (colour)
      for (let y = top + 26; y < row.foot - 8; y += 11 + dashes) {
        if (random() > (row.lit ?? 0.5)) continue
        const start = x + 5 + random() * wide * 0.4
        const end = Math.min(x + wide - 5, start + 8 + random() * wide * 0.7)
        if (end - start > 5)
          lights.set(
            `${colour} ${dashes}`,
            `${lights.get(`${colour} ${dashes}`) ?? ''}M${Math.round(start)} ${Math.round(y)}h${Math.round(end - start)}`,
          )
      }
    x += wide + (random() < 0.25 ? 6 + random() * 14 : 0)
  }
  shape.push([row.to, row.foot])
  const fill = canvas.linear(
    `row${row.seed}`,
    [
      [0, row.colour],
      [0.55, row.colour],
      [1, row.fog],
    ],
    [0, 0, 0, 1],
  )
  canvas.add(
    tag('path', { d: outline(shape), fill }),
    ...[...lights].map(([key, data]) => {
      const [stroke, dashes] = key.split(' ')
      return tag('path', {
        d: data,
        stroke,
        'stroke-width': Number(dashes) - 1,
        'stroke-dasharray': `${dashes} 3 ${Number(dashes) + 2} 6`,
        opacity: 0.7,
      })
    }),
  )
}

/** A cloaked traveller seen from behind, standing on `foot`; `height` in pixels. */
export function traveller(canvas: Canvas, [x, y]: Point, height: number, rim: string): void {
  const at = `translate(${x} ${y}) scale(${Math.round((height / 200) * 1000) / 1000})`
  const cloak =
    'M-12-176C-30-168-38-150-40-126C-44-84-50-46-46-14L-33-9L-24-18L-15-7L-3-16L9-6L20-14C38-6 58-2 74 4C62-24 48-60 42-98C40-128 36-160 16-176Z'
  const head =
    'M-22-166C-19-176-21-186-18-194C-14-205-6-211 2-211C11-211 19-204 22-193C24-185 22-176 27-165L2-156Z'
  const legs = 'M-26-22L-24 0H-6L-4-20ZM6-18L8 0H26L22-20Z'
  canvas.add(
    group(
      { transform: at },
      tag('path', { d: legs, fill: '#04060b' }),
      tag('path', {
        d: cloak,
        fill: canvas.linear(
          'cloak',
          [
            [0, '#140d14'],
            [0.5, '#07080e'],
            [1, '#04060b'],
          ],
          [0, 0, 0, 1],
        ),
      }),
      tag('path', { d: head, fill: '#07080e' }),
      tag('path', {
        d: 'M-40-126C-38-150-33-162-22-167C-19-176-21-186-18-194C-14-205-6-211 2-211C11-211 19-204 22-193C24-185 22-176 27-165C37-152 40-128 42-98C47-66 60-32 72 2M-40-126C-43-98-47-66-47-34',
        fill: 'none',
        stroke: rim,
        'stroke-width': 2.5,
        'stroke-linecap': 'round',
        opacity: 0.85,
      }),
    ),
  )
}
