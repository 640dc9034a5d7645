import { palette } from './colour.ts'
import { seeded } from './random.ts'
import { ellipse, group, outlines, tag, type Canvas, type Point } from './svg.ts'

/** A dashed circle of light: a wide soft stroke under a sharp one. */
function arcs(
  canvas: Canvas,
  middle: Point,
  radius: number,
  colour: string,
  width: number,
  dashes: string,
  turn: number,
): void {
  const shared = {
    fill: 'none',
    stroke: colour,
    'stroke-dasharray': dashes,
    transform: `rotate(${turn} ${middle[0]} ${middle[1]})`,
  }
  canvas.add(
    ellipse(middle, radius, radius, {
      ...shared,
      'stroke-width': width * 3,
      filter: canvas.blur(8),
      opacity: 0.75,
    }),
    ellipse(middle, radius, radius, { ...shared, 'stroke-width': width }),
  )
}

/** Short strokes across the ring, one every `step` degrees. */
function ticks([x, y]: Point, inner: number, outer: number, step: number, from = 0): string {
  const strokes = Array.from({ length: Math.round(360 / step) }, (_, index): Point[] => {
    const angle = ((index * step + from) * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return [
      [x + dx * inner, y + dy * inner],
      [x + dx * outer, y + dy * outer],
    ]
  })
  return outlines(strokes, false)
}

/** The burning sky seen through the open gate: a bright heart in turning veils of cloud. */
function core(canvas: Canvas, middle: Point, radius: number, seed: number): void {
  const random = seeded(seed)
  const clip = `${canvas.name}-opening`
  const fill = canvas.radial('core', [
    [0, '#fff3d8'],
    [0.14, '#ffd694'],
    [0.38, '#ff9a4a'],
    [0.64, '#e0486a'],
    [0.86, '#8a2a6e'],
    [1, '#3c1450'],
  ])
  const veils = Array.from({ length: 46 }, (_, index) => {
    const out = radius * (0.22 + 0.8 * Math.sqrt((index + 0.5) / 46))
    const start = random() * Math.PI * 2
    const sweep = 0.7 + random() * 1.1
    const points = [0, 0.5, 1].map((share): Point => {
      const angle = start + sweep * share
      const far = out * (1 - 0.2 * share + 0.06 * (random() - 0.5))
      return [middle[0] + Math.cos(angle) * far, middle[1] + Math.sin(angle) * far]
    })
    const bend = start + sweep / 2
    const [controlX, controlY] = [
      middle[0] + Math.cos(bend) * out * 1.16,
      middle[1] + Math.sin(bend) * out * 1.16,
    ]
    const share = out / radius
    const colours =
      share > 0.8
        ? ['#5a1a5c', '#b8306e', '#2c1048']
        : share > 0.5
          ? ['#ff6a5a', '#ffa04a', '#b82a6a']
          : ['#ffd08a', '#ff8a3a', '#ffe6b8']
    return tag('path', {
      d: `M${Math.round(points[0]![0])} ${Math.round(points[0]![1])}Q${Math.round(controlX)} ${Math.round(controlY)} ${Math.round(points[2]![0])} ${Math.round(points[2]![1])}`,
      stroke: colours[Math.floor(random() * 3)]!,
      'stroke-width': Math.round(radius * (0.03 + random() * 0.07)),
      opacity: 0.16 + random() * 0.3,
    })
  })
  canvas.add(
    `<clipPath id="${clip}">${ellipse(middle, radius, radius, {})}</clipPath>`,
    ellipse(middle, radius, radius, { fill }),
    group(
      { 'clip-path': `url(#${clip})` },
      group(
        {
          fill: 'none',
          'stroke-linecap': 'round',
          filter: canvas.blur(Math.max(3, Math.round(radius / 32))),
        },
        ...veils,
      ),
    ),
  )
  canvas.glow(middle, radius * 0.62, radius * 0.62, '#fff1cc', 0.75)
}

/** The Gate: a dark ring with cold arcs outside and warm ones inside. Switched off it shows the night behind it. */
export function gate(canvas: Canvas, middle: Point, radius: number, lit: boolean, seed: number): void {
  if (lit) {
    canvas.glow(middle, radius * 2.3, radius * 2.1, '#ff8a4a', 0.42)
    canvas.glow(middle, radius * 1.7, radius * 1.7, '#c8407a', 0.3)
    core(canvas, middle, radius, seed)
  } else {
    canvas.glow(middle, radius * 1.9, radius * 1.9, '#4a6a9a', 0.3)
    canvas.add(
      ellipse(middle, radius, radius, {
        fill: canvas.radial('asleep', [
          [0, '#0c1626'],
          [0.8, '#080e1a'],
          [1, '#04070e'],
        ]),
      }),
    )
  }
  const unit = radius / 200
  const ring = (at: number, width: number, stroke: string, opacity = 1): string =>
    ellipse(middle, radius * at, radius * at, { fill: 'none', stroke, 'stroke-width': width * unit, opacity })
  const metal = canvas.linear(
    'ring',
    [
      [0, '#3b5680'],
      [0.3, '#10182a'],
      [0.7, '#0b111e'],
      [1, lit ? '#5a3a34' : '#22304a'],
    ],
    [0, 0, 1, 1],
  )
  canvas.add(
    ring(1.12, 46, '#05080f'),
    ring(1.12, 40, metal),
    ring(1.115, 14, '#070b14', 0.8),
    ring(1.02, 3, lit ? '#ffd9a0' : '#2a3c5c'),
    ring(1.225, 2, lit ? palette.ion : '#3a5078', 0.8),
    tag('path', {
      d: ticks(middle, radius * 1.05, radius * 1.2, 7.5),
      stroke: '#04070d',
      'stroke-width': 3 * unit,
    }),
  )
  if (lit) {
    arcs(
      canvas,
      middle,
      radius * 1.055,
      '#ffb765',
      4 * unit,
      `${52 * unit} ${14 * unit} ${20 * unit} ${14 * unit}`,
      8,
    )
    arcs(
      canvas,
      middle,
      radius * 1.175,
      palette.ion,
      3.6 * unit,
      `${70 * unit} ${30 * unit} ${12 * unit} ${16 * unit}`,
      30,
    )
    canvas.light(ticks(middle, radius * 1.04, radius * 1.25, 30, 15), '#ffc47e', 3.6 * unit)
  } else {
    canvas.add(
      tag('path', {
        d: ticks(middle, radius * 1.04, radius * 1.24, 30, 15),
        stroke: '#3d5580',
        'stroke-width': 6 * unit,
      }),
      ellipse(middle, radius * 1.16, radius * 1.16, {
        fill: 'none',
        stroke: '#2f456c',
        'stroke-width': 4 * unit,
        'stroke-dasharray': `${70 * unit} ${30 * unit} ${12 * unit} ${16 * unit}`,
      }),
    )
  }
}
