import { palette } from './colour.ts'
import { gate } from './gate.ts'
import { skyline, traveller } from './city.ts'
import { seeded } from './random.ts'
import { dust } from './stage.ts'
import { Canvas, ellipse, outline, outlines, tag, type Point, type Stop } from './svg.ts'

const cold = ['#ffc27a', '#ffb25c', '#8fdcff'] as const

/** Night sky from top to bottom, and its stars. */
function sky(canvas: Canvas, stops: readonly Stop[], stars: number, seed: number): void {
  const { width, height } = canvas
  canvas.add(tag('rect', { width, height, fill: canvas.linear('sky', stops, [0, 0, 0, 1]) }))
  dust(canvas, seed, stars, '#bcd2f4', [0, 0, width, height * 0.62])
}

/** A lit stone terrace before the gate; `edge` is its far edge, `foot` its near one. */
function terrace(
  canvas: Canvas,
  middle: number,
  edge: number,
  foot: number,
  reach: number,
  glow: string,
): void {
  const seams = Array.from({ length: 9 }, (_, index): Point[] => {
    const share = index / 4 - 1
    return [
      [middle + share * reach * 0.5, edge],
      [middle + share * reach * 1.3, foot],
    ]
  })
  const steps = [0.12, 0.3, 0.56].map((share): Point[] => {
    const [y, half] = [edge + (foot - edge) * share, reach * (0.62 + 0.88 * share)]
    return [
      [middle - half, y],
      [middle + half, y],
    ]
  })
  const floor: Point[] = [
    [middle - reach * 0.62, edge],
    [middle + reach * 0.62, edge],
    [middle + reach * 1.5, foot],
    [middle - reach * 1.5, foot],
  ]
  canvas.add(
    tag('path', {
      d: outline(floor),
      fill: canvas.linear(
        'floor',
        [
          [0, '#2a1c22'],
          [0.5, '#10111c'],
          [1, '#070a12'],
        ],
        [0, 0, 0, 1],
      ),
    }),
  )
  canvas.glow([middle, edge + 8], reach * 0.8, (foot - edge) * 0.8, glow, 0.6)
  canvas.add(
    tag('path', {
      d: outlines([...seams, ...steps], false),
      fill: 'none',
      stroke: '#05070d',
      'stroke-width': 2,
      opacity: 0.7,
    }),
  )
  canvas.light(
    outline(
      [
        [middle - reach * 0.62, edge],
        [middle + reach * 0.62, edge],
      ],
      false,
    ),
    glow,
    3,
    '#fff2d8',
    0.8,
  )
}

/** Craft on their way through the gate: small dark darts with a tail of light. */
function craft(canvas: Canvas, flights: readonly (readonly [x: number, y: number, size: number])[]): void {
  for (const [x, y, size] of flights) {
    canvas.light(
      `M${x + size} ${Math.round(y - size * 0.16)}l${Math.round(size * 1.5)}${Math.round(-size * 0.24)}`,
      palette.ion,
      3,
      '#fff',
      0.9,
    )
    canvas.add(
      tag('path', {
        d: outline([
          [x - size, y + size * 0.16],
          [x + size * 0.1, y - size * 0.14],
          [x + size * 0.7, y - size * 0.62],
          [x + size * 0.62, y - size * 0.2],
          [x + size, y - size * 0.2],
          [x + size * 0.5, y + size * 0.06],
          [x + size * 0.85, y + size * 0.36],
          [x, y + size * 0.14],
        ]),
        fill: '#0a0d16',
        stroke: '#7a8fb8',
        'stroke-width': 1,
      }),
    )
  }
}

/** Darkens a side of the picture so that a headline reads over it. */
function veil(
  canvas: Canvas,
  id: string,
  stops: readonly Stop[],
  line: readonly [number, number, number, number],
): void {
  canvas.add(
    tag('rect', { width: canvas.width, height: canvas.height, fill: canvas.linear(id, stops, line) }),
  )
}

/** Home hero, desktop: the Gate over the city at two thirds, calm dark on the left. */
export function heroGate(): string {
  const canvas = new Canvas('hero-gate', 1920, 630)
  const middle: Point = [1306, 276]
  sky(
    canvas,
    [
      [0, '#04070f'],
      [0.5, '#0a1430'],
      [0.85, '#1d1a3c'],
      [1, '#0a0f1c'],
    ],
    150,
    1,
  )
  canvas.glow([1306, 420], 1100, 360, '#6a3a8a', 0.5)
  skyline(canvas, {
    from: 0,
    to: 1920,
    foot: 560,
    low: 140,
    high: 430,
    wide: [22, 56],
    colour: '#13204a',
    fog: '#3a2a60',
    windows: ['#4f72a8', '#8a7088'],
    lit: 0.4,
    seed: 3,
  })
  skyline(canvas, {
    from: 0,
    to: 1920,
    foot: 600,
    low: 110,
    high: 360,
    wide: [30, 72],
    colour: '#0c1733',
    fog: '#241d48',
    windows: cold,
    lit: 0.5,
    seed: 5,
  })
  gate(canvas, middle, 214, true, 2)
  skyline(canvas, {
    from: -20,
    to: 1010,
    foot: 640,
    low: 70,
    high: 250,
    wide: [40, 92],
    colour: '#070d1d',
    fog: '#14142e',
    windows: cold,
    lit: 0.55,
    seed: 8,
  })
  skyline(canvas, {
    from: 1600,
    to: 1940,
    foot: 640,
    low: 100,
    high: 340,
    wide: [40, 84],
    colour: '#070d1b',
    fog: '#1a1228',
    windows: cold,
    lit: 0.5,
    seed: 9,
  })
  terrace(canvas, 1306, 534, 640, 360, '#ff9a4a')
  traveller(canvas, [1300, 574], 150, '#ffcf94')
  craft(canvas, [
    [1480, 190, 44],
    [1100, 128, 26],
    [1560, 96, 22],
  ])
  veil(
    canvas,
    'left',
    [
      [0, palette.void, 0.94],
      [0.34, palette.void, 0.72],
      [0.52, palette.void, 0.15],
      [0.6, palette.void, 0],
    ],
    [0, 0, 1, 0],
  )
  veil(
    canvas,
    'bottom',
    [
      [0, palette.void, 0],
      [0.8, palette.void, 0],
      [1, palette.void, 0.95],
    ],
    [0, 0, 0, 1],
  )
  return canvas.toSvg()
}

/** Home hero, phone: the Gate above, dark below for the text. */
export function heroGatePhone(): string {
  const canvas = new Canvas('hero-gate-phone', 780, 1260)
  const middle: Point = [390, 372]
  sky(
    canvas,
    [
      [0, '#04070f'],
      [0.3, '#0a1430'],
      [0.5, '#1d1a3c'],
      [0.7, '#0a0f1c'],
      [1, palette.void],
    ],
    90,
    21,
  )
  canvas.glow([390, 520], 700, 420, '#6a3a8a', 0.5)
  skyline(canvas, {
    from: -10,
    to: 800,
    foot: 700,
    low: 160,
    high: 480,
    wide: [22, 54],
    colour: '#13204a',
    fog: '#3a2a60',
    windows: ['#4a6a9a', '#7a6a80'],
    lit: 0.35,
    seed: 23,
  })
  gate(canvas, middle, 226, true, 2)
  skyline(canvas, {
    from: -20,
    to: 170,
    foot: 740,
    low: 150,
    high: 380,
    wide: [34, 66],
    colour: '#070d1b',
    fog: '#1a1430',
    windows: cold,
    lit: 0.5,
    seed: 28,
  })
  skyline(canvas, {
    from: 620,
    to: 800,
    foot: 740,
    low: 150,
    high: 380,
    wide: [34, 66],
    colour: '#070d1b',
    fog: '#1a1430',
    windows: cold,
    lit: 0.5,
    seed: 29,
  })
  terrace(canvas, 390, 652, 860, 330, '#ff9a4a')
  traveller(canvas, [386, 720], 196, '#ffcf94')
  craft(canvas, [
    [590, 226, 40],
    [196, 150, 24],
  ])
  veil(
    canvas,
    'bottom',
    [
      [0, palette.void, 0],
      [0.54, palette.void, 0],
      [0.7, palette.void, 0.94],
      [1, palette.void],
    ],
    [0, 0, 0, 1],
  )
  return canvas.toSvg()
}

/** Layers of fog in front of a skyline. */
function fog(
  canvas: Canvas,
  banks: readonly (readonly [
    x: number,
    y: number,
    rx: number,
    ry: number,
    colour: string,
    opacity: number,
  ])[],
): void {
  for (const [x, y, rx, ry, colour, opacity] of banks) canvas.glow([x, y], rx, ry, colour, opacity)
}

/** Marketplace hero: low city in fog, the Gate's rim rising out of the picture on the right. */
export function marketHero(): string {
  const canvas = new Canvas('market-hero', 1920, 560)
  sky(
    canvas,
    [
      [0, '#050913'],
      [0.55, '#0b1832'],
      [1, '#182044'],
    ],
    110,
    31,
  )
  skyline(canvas, {
    from: 0,
    to: 1920,
    foot: 520,
    low: 60,
    high: 340,
    wide: [22, 54],
    colour: '#13214a',
    fog: '#2a3468',
    windows: ['#4a6a9a', '#6a6a8c'],
    lit: 0.3,
    seed: 33,
  })
  gate(canvas, [1660, 430], 330, true, 4)
  fog(canvas, [
    [1300, 520, 700, 130, '#3a3a7a', 0.6],
    [500, 500, 700, 110, '#2a4a7a', 0.5],
  ])
  skyline(canvas, {
    from: -10,
    to: 1930,
    foot: 580,
    low: 70,
    high: 190,
    wide: [34, 84],
    colour: '#0a1226',
    fog: '#1c2148',
    windows: cold,
    lit: 0.45,
    seed: 37,
  })
  fog(canvas, [
    [960, 560, 1100, 110, '#2c3f74', 0.6],
    [1660, 560, 520, 120, '#c8606a', 0.4],
  ])
  veil(
    canvas,
    'left',
    [
      [0, palette.void, 0.92],
      [0.4, palette.void, 0.6],
      [0.66, palette.void, 0],
    ],
    [0, 0, 1, 0],
  )
  veil(
    canvas,
    'bottom',
    [
      [0, palette.void, 0],
      [0.86, palette.void, 0],
      [1, palette.void, 0.95],
    ],
    [0, 0, 0, 1],
  )
  return canvas.toSvg()
}

/** Profile banner: the city in fog, nothing to look at in particular. */
export function profileBanner(): string {
  const canvas = new Canvas('profile-banner', 1920, 400)
  sky(
    canvas,
    [
      [0, '#060b18'],
      [0.6, '#0d1d3c'],
      [1, '#1c2c58'],
    ],
    80,
    41,
  )
  canvas.glow([420, 300], 800, 260, '#2a6a9a', 0.5)
  canvas.glow([1500, 320], 800, 240, '#6a4a9a', 0.45)
  skyline(canvas, {
    from: -10,
    to: 1930,
    foot: 380,
    low: 70,
    high: 270,
    wide: [22, 56],
    colour: '#14264a',
    fog: '#2a4474',
    windows: ['#4a6f9f', '#6a6f98'],
    lit: 0.3,
    seed: 43,
  })
  fog(canvas, [
    [600, 360, 900, 100, '#3a6aa0', 0.6],
    [1500, 370, 700, 90, '#5a5aa0', 0.5],
  ])
  skyline(canvas, {
    from: -10,
    to: 1930,
    foot: 410,
    low: 40,
    high: 150,
    wide: [34, 84],
    colour: '#0b162e',
    fog: '#1a2c56',
    windows: cold,
    lit: 0.42,
    seed: 45,
  })
  fog(canvas, [
    [300, 400, 800, 90, '#2c5484', 0.6],
    [1300, 400, 1000, 80, '#34407c', 0.6],
  ])
  veil(
    canvas,
    'bottom',
    [
      [0, palette.void, 0],
      [0.6, palette.void, 0],
      [1, palette.void, 0.85],
    ],
    [0, 0, 0, 1],
  )
  return canvas.toSvg()
}

/** Broken rock of a far land, as dark ridges. */
function ridge(canvas: Canvas, foot: number, high: number, colour: string, seed: number): void {
  const random = seeded(seed)
  const points: Point[] = [[-10, foot]]
  for (let x = -10; x <= canvas.width + 40; x += 30 + random() * 60)
    points.push([x, foot - high * (0.25 + random() * 0.75)])
  points.push([canvas.width + 60, foot])
  canvas.add(tag('path', { d: outline(points), fill: colour }))
}

/** Story picture: a traveller before a smaller gate among ruins. */
export function story(): string {
  const canvas = new Canvas('story', 1200, 900)
  sky(
    canvas,
    [
      [0, '#050814'],
      [0.45, '#12183a'],
      [0.7, '#3a2450'],
      [1, '#0a0d18'],
    ],
    110,
    51,
  )
  canvas.glow([640, 560], 800, 380, '#8a3f8a', 0.5)
  ridge(canvas, 720, 260, '#1a1f44', 52)
  ridge(canvas, 740, 170, '#121634', 53)
  gate(canvas, [640, 450], 208, true, 6)
  ridge(canvas, 760, 70, '#0a0d1c', 55)
  terrace(canvas, 640, 700, 900, 360, '#ff9a4a')
  for (const [x, wide, top] of [
    [130, 90, 300],
    [268, 56, 470],
    [980, 70, 380],
    [1090, 100, 240],
  ] as const) {
    canvas.add(
      tag('path', {
        d: outline([
          [x, 900],
          [x + 6, top + 30],
          [x + wide * 0.4, top],
          [x + wide * 0.7, top + 54],
          [x + wide, top + 20],
          [x + wide + 8, 900],
        ]),
        fill: canvas.linear(
          x < 640 ? 'pillar' : 'pillar2',
          x < 640
            ? [
                [0, '#070a14'],
                [0.85, '#10142a'],
                [1, '#8a4a4a'],
              ]
            : [
                [0, '#8a4a4a'],
                [0.15, '#10142a'],
                [1, '#070a14'],
              ],
        ),
      }),
    )
  }
  traveller(canvas, [560, 792], 236, '#ffcf94')
  veil(
    canvas,
    'bottom',
    [
      [0, palette.void, 0],
      [0.82, palette.void, 0],
      [1, palette.void, 0.9],
    ],
    [0, 0, 0, 1],
  )
  return canvas.toSvg()
}

/** Not found: the Gate is switched off; a traveller with a lamp stands before it. */
export function notFound(): string {
  const canvas = new Canvas('not-found', 1200, 900)
  sky(
    canvas,
    [
      [0, '#05080f'],
      [0.5, '#0a1222'],
      [0.8, '#0f1b30'],
      [1, palette.void],
    ],
    130,
    61,
  )
  ridge(canvas, 740, 130, '#0c1526', 62)
  gate(canvas, [600, 400], 262, false, 0)
  dust(canvas, 63, 40, '#8fb0e0', [420, 220, 780, 560])
  ridge(canvas, 770, 60, '#080e1a', 64)
  canvas.add(
    tag('path', {
      d: 'M0 744h1200v156H0z',
      fill: canvas.linear(
        'ground',
        [
          [0, '#111c30'],
          [0.4, '#0a101d'],
          [1, palette.void],
        ],
        [0, 0, 0, 1],
      ),
    }),
  )
  canvas.glow([690, 800], 260, 60, palette.gate, 0.4)
  canvas.add(ellipse([600, 772], 330, 16, { fill: '#03060c', opacity: 0.7, filter: canvas.blur(8) }))
  traveller(canvas, [668, 806], 128, '#7f9cc8')
  canvas.glow([712, 752], 70, 70, palette.gate, 0.95)
  canvas.add(ellipse([712, 752], 5, 6, { fill: '#fff1d2' }))
  return canvas.toSvg()
}

/** The site's mark: the ring of light, open at two places, with the warm heart. */
export function favicon(): string {
  const canvas = new Canvas('favicon', 32, 32)
  canvas.add(
    tag('rect', { width: 32, height: 32, rx: 8, fill: palette.void }),
    ellipse([16, 16], 10.5, 10.5, {
      fill: 'none',
      stroke: palette.ion,
      'stroke-width': 4,
      'stroke-dasharray': '27.5 5.5',
      transform: 'rotate(-75 16 16)',
    }),
    ellipse([16, 16], 4.5, 4.5, { fill: palette.gate }),
  )
  return canvas.toSvg()
}
