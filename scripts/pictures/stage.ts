import { palette, rgb, times } from './colour.ts'
import { type Mesh, turned, type Vec3 } from './geometry.ts'
import { seeded } from './random.ts'
import { paint, type Studio, type View } from './render.ts'
import { Canvas, ellipse, group, outline, tag, type Point } from './svg.ts'

/** Size of every collectible and parcel picture. */
const cardSize = { width: 1200, height: 900 } as const

/** The two lights of a picture: the subject's own colour, and the rim light against it. */
interface Accents {
  accent: string
  rim: string
}

const unitPixels = 256
const pitch = 14
const lens = 9
const aim = 1.12
const horizon = 418

/** The camera of every collectible: a little above, y = 0 is the top of the podium. */
const collectibleView: View = {
  toCamera: ([x, y, z]) => turned([x, y - aim, z], [pitch, 0, 0]),
  toPicture: ([x, y, z]) => {
    const near = (lens / (lens - z)) * unitPixels
    return [cardSize.width / 2 + x * near, horizon - y * near]
  },
}

/** Where a point of the collectible's world lies on the picture. */
export function onStage(point: Vec3): Point {
  return collectibleView.toPicture(collectibleView.toCamera(point))
}

/** A level circle round the stage's axis, as the ellipse that the camera sees. */
function levelRing(radius: number, y: number): { middle: Point; rx: number; ry: number } {
  const [, back] = onStage([0, y, -radius])
  const [, front] = onStage([0, y, radius])
  const [right] = onStage([radius, y, 0])
  return {
    middle: [cardSize.width / 2, (back + front) / 2],
    rx: right - cardSize.width / 2,
    ry: (front - back) / 2,
  }
}

/** Fine lit dust in the dark, the same few sizes everywhere. */
export function dust(
  canvas: Canvas,
  seed: number,
  count: number,
  colour: string,
  within: readonly [number, number, number, number],
): void {
  const random = seeded(seed)
  const [left, top, right, bottom] = within
  for (const [radius, share] of [
    [1, 0.6],
    [1.6, 0.3],
    [2.4, 0.1],
  ] as const) {
    const points = Array.from({ length: Math.ceil(count * share) }, (): Point => [
      left + random() * (right - left),
      top + random() * (bottom - top),
    ])
    const data = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
    canvas.add(
      tag('path', {
        d: data,
        stroke: colour,
        'stroke-width': radius * 2,
        'stroke-linecap': 'round',
        opacity: 0.55,
      }),
    )
  }
}

/** One drum of the podium: its lit side wall and its dark top. */
function drum(canvas: Canvas, radius: number, y: number, height: number): void {
  const top = levelRing(radius, y)
  const foot = levelRing(radius, y - height)
  const [left, right] = [top.middle[0] - top.rx, top.middle[0] + top.rx]
  const drop = Math.round(foot.middle[1] - top.middle[1])
  const arc = `${Math.round(top.rx)} ${Math.round(top.ry)} 0 0`
  canvas.add(
    tag('path', {
      d: `M${Math.round(left)} ${Math.round(top.middle[1])}v${drop}A${arc} 0 ${Math.round(right)} ${Math.round(top.middle[1]) + drop}v${-drop}z`,
      fill: `url(#${canvas.name}-wall)`,
    }),
    ellipse(top.middle, top.rx, top.ry, {
      fill: `url(#${canvas.name}-top)`,
      stroke: `url(#${canvas.name}-edge)`,
      'stroke-width': 2,
    }),
  )
}

/** Dark room, haze in the accent, podium with its ring of light. Subjects stand or hover over it. */
function collectibleStage(canvas: Canvas, { accent, rim }: Accents, seed: number): void {
  const { width, height } = cardSize
  canvas.add(tag('rect', { width, height, fill: palette.void }))
  canvas.glow([600, 380], 760, 560, accent, 0.3)
  canvas.glow([1010, 560], 420, 420, rim, 0.16)
  canvas.add(
    tag('path', {
      d: `M0 640h${width}v260H0z`,
      fill: canvas.linear(
        'floor',
        [
          [0, palette.void, 0],
          [0.4, palette.void, 0.85],
          [1, '#04060b'],
        ],
        [0, 0, 0, 1],
      ),
    }),
  )
  canvas.glow([330, 800], 420, 90, accent, 0.4)
  canvas.glow([900, 800], 400, 80, rim, 0.3)
  dust(canvas, seed, 34, accent, [60, 40, 1140, 560])
  canvas.linear('wall', [
    [0, accent, 0.55],
    [0.12, '#1c2740'],
    [0.45, '#0a0f1a'],
    [0.8, '#141c2d'],
    [1, rim, 0.6],
  ])
  canvas.linear(
    'top',
    [
      [0, '#1d2a44'],
      [0.5, '#0b111d'],
      [1, '#1a2032'],
    ],
    [0, 0, 1, 1],
  )
  canvas.linear('edge', [
    [0, accent],
    [0.3, '#2a3a5a'],
    [0.75, '#2a3a5a'],
    [1, rim],
  ])
  const shadow = levelRing(1.6, -0.26)
  canvas.add(
    ellipse(shadow.middle, shadow.rx, shadow.ry, { fill: '#020308', opacity: 0.75, filter: canvas.blur(18) }),
  )
  drum(canvas, 1.36, -0.13, 0.15)
  const strip = levelRing(1.27, -0.13)
  canvas.light(ringData(strip), accent, 4)
  drum(canvas, 1.15, -0.02, 0.1)
  const ticks = levelRing(1.03, -0.02)
  canvas.add(
    ellipse(ticks.middle, ticks.rx, ticks.ry, {
      fill: 'none',
      stroke: '#34456a',
      'stroke-width': 9,
      'stroke-dasharray': '3 27',
    }),
  )
  const inner = levelRing(0.9, -0.02)
  canvas.add(
    ellipse(inner.middle, inner.rx, inner.ry, {
      fill: canvas.radial('pool', [
        [0, accent, 0.5],
        [0.6, accent, 0.12],
        [1, accent, 0.02],
      ]),
    }),
    ellipse(inner.middle, inner.rx, inner.ry, {
      fill: 'none',
      stroke: accent,
      'stroke-width': 2,
      opacity: 0.8,
    }),
  )
}

function ringData({ middle, rx, ry }: { middle: Point; rx: number; ry: number }): string {
  const [left, y] = [Math.round(middle[0] - rx), Math.round(middle[1])]
  const [wide, high] = [Math.round(rx), Math.round(ry)]
  return `M${left} ${y}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0`
}

/** Puts a mesh on the picture, with the bloom of its lamps over it. */
function addMesh(canvas: Canvas, mesh: Mesh, view: View, studio: Studio): void {
  const painted = paint(mesh, view, studio)
  canvas.add(painted.faces)
  if (painted.lamps) canvas.add(group({ filter: canvas.blur(12), opacity: 0.8 }, painted.lamps))
}

/** A collectible's whole picture: stage, then the mesh lit by the stage's own lights. */
export function collectible(
  name: string,
  accents: Accents,
  build: (canvas: Canvas) => Mesh,
  options: { seed: number; key?: number; after?: (canvas: Canvas) => void },
): string {
  const canvas = new Canvas(name, cardSize.width, cardSize.height)
  collectibleStage(canvas, accents, options.seed)
  const studio = { left: rgb(accents.accent), right: rgb(accents.rim), key: options.key ?? 0.9 }
  addMesh(canvas, build(canvas), collectibleView, studio)
  options.after?.(canvas)
  return canvas.toSvg()
}

const landPixels = 288
const landMiddle: Point = [600, 520]

/** The camera of every parcel: from above one corner, without perspective. The slab spans -1 to 1 in x and z. */
const landView: View = {
  toCamera: (point) => turned(turned(point, [0, -45, 0]), [30, 0, 0]),
  toPicture: ([x, y]) => [landMiddle[0] + x * landPixels, landMiddle[1] - y * landPixels],
}

/** Where a point of the parcel lies on the picture. */
export function onLand(point: Vec3): Point {
  return landView.toPicture(landView.toCamera(point))
}

/** The height of the ground over the slab, in the same unit as x and z. */
export type Ground = (x: number, z: number) => number

const slabDepth = 0.36

/** The two cut sides of the slab: strata, darker on the right, and the tray with its strip of light. */
function slabSides(
  canvas: Canvas,
  ground: Ground,
  accent: string,
  rim: string,
  rock: readonly string[],
): void {
  const steps = Array.from({ length: 15 }, (_, index) => -1 + index / 7)
  const sides: {
    at: (along: number, y: number) => Point
    groundAt: (along: number) => number
    shaded: boolean
  }[] = [
    { at: (along, y) => onLand([along, y, 1]), groundAt: (along) => ground(along, 1), shaded: false },
    { at: (along, y) => onLand([1, y, along]), groundAt: (along) => ground(1, along), shaded: true },
  ]
  const tray = (y: number, out: number): Point[] => [
    onLand([-out, y, out]),
    onLand([out, y, out]),
    onLand([out, y, -out]),
  ]
  canvas.add(
    tag('path', {
      d: outline([...tray(-slabDepth + 0.05, 1.05), ...tray(-slabDepth - 0.05, 1.05).toReversed()]),
      fill: canvas.linear('tray', [
        [0, '#22304d'],
        [0.5, '#0c121f'],
        [1, '#1d2335'],
      ]),
    }),
  )
  for (const { at, groundAt, shaded } of sides) {
    for (const [layer, colour] of rock.entries()) {
      const depth = (layer / rock.length) * slabDepth
      const edge = steps.map((along) =>
        at(along, layer === 0 ? groundAt(along) : -depth + 0.02 * Math.sin(along * 7 + layer * 2.1)),
      )
      canvas.add(tag('path', { d: outline([...edge, at(1, -slabDepth), at(-1, -slabDepth)]), fill: colour }))
    }
    if (shaded) {
      const full = steps.map((along) => at(along, groundAt(along)))
      canvas.add(
        tag('path', {
          d: outline([...full, at(1, -slabDepth), at(-1, -slabDepth)]),
          fill: canvas.linear('shade', [
            [0, '#03050b', 0.72],
            [0.75, '#03050b', 0.45],
            [1, rim, 0.25],
          ]),
        }),
      )
    }
  }
  const strip = outline(tray(-slabDepth, 1.05), false)
  canvas.light(strip, accent, 4)
}

/** Dark room, slab and light strip; what stands on the parcel is painted after. */
function landStage(
  canvas: Canvas,
  { accent, rim }: Accents,
  ground: Ground,
  rock: readonly string[],
  seed: number,
): void {
  const { width, height } = cardSize
  canvas.add(tag('rect', { width, height, fill: palette.void }))
  canvas.glow([600, 430], 780, 560, accent, 0.26)
  canvas.glow([980, 640], 420, 300, rim, 0.14)
  dust(canvas, seed, 26, accent, [60, 40, 1140, 420])
  canvas.add(ellipse([600, 690], 520, 190, { fill: '#020308', opacity: 0.8, filter: canvas.blur(18) }))
  canvas.glow([600, 800], 560, 110, accent, 0.35)
  slabSides(canvas, ground, accent, rim, rock)
}

/** A parcel's whole picture. */
export function parcel(
  name: string,
  accents: Accents,
  land: { ground: Ground; rock: readonly string[]; seed: number; key?: number },
  build: (canvas: Canvas) => Mesh,
  after?: (canvas: Canvas) => void,
): string {
  const canvas = new Canvas(name, cardSize.width, cardSize.height)
  landStage(canvas, accents, land.ground, land.rock, land.seed)
  const studio = {
    left: times(rgb(accents.accent), 0.7),
    right: times(rgb(accents.rim), 0.9),
    key: land.key ?? 0.8,
  }
  addMesh(canvas, build(canvas), landView, studio)
  after?.(canvas)
  return canvas.toSvg()
}
