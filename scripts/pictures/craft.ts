import { palette } from './colour.ts'
import {
  bothSides,
  circle,
  fives,
  lathe,
  loft,
  pairs,
  place,
  plate,
  rod,
  minus,
  plus,
  scaled,
  triples,
  turned,
  type Mesh,
  type Vec3,
} from './geometry.ts'
import { glass, lamp, painted, plates } from './materials.ts'
import { collectible, onStage } from './stage.ts'
import { outline, tag, type Canvas, type Point } from './svg.ts'

/** A hull section across z: half width, how high and how low, and the height of its middle. */
type Section = readonly [z: number, halfWidth: number, up: number, down: number, middle: number]

/** An eight-sided hull stretched over its sections. */
function hull(sections: readonly Section[], sides: number, material: Parameters<typeof loft>[1]): Mesh {
  const rings = sections.map(([z, halfWidth, up, down, middle]) =>
    circle(1, 0, sides, 180 / sides).map(([x, , y]): Vec3 => [
      x * halfWidth,
      middle + y * (y > 0 ? up : down),
      z,
    ]),
  )
  return loft(rings, material)
}

/**
 * A flat wing, thinner towards its tip, whose outer part is painted. `corners`: front and back of the root edge,
 * then front and back of the tip edge.
 */
function wing(corners: readonly Vec3[], thick: number, tipPaint: string): Mesh {
  const [rootFront, rootBack, tipFront, tipBack] = corners as [Vec3, Vec3, Vec3, Vec3]
  const section = (share: number, half: number): Vec3[] => {
    const front = plus(scaled(rootFront, 1 - share), scaled(tipFront, share))
    const back = plus(scaled(rootBack, 1 - share), scaled(tipBack, share))
    const ridge = plus(scaled(front, 0.6), scaled(back, 0.4))
    return [front, plus(ridge, [0, half, 0]), back, plus(ridge, [0, -half, 0])]
  }
  return loft([section(0, thick), section(0.72, thick * 0.5), section(1, thick * 0.25)], (along) =>
    along === 0 ? plates.pale : painted(tipPaint),
  )
}

/** Exhaust of one engine: two nested flames, blurred, from `from` along `along`. */
function plume(canvas: Canvas, from: Vec3, along: Vec3, width: number, colour: string): void {
  const [start, end] = [onStage(from), onStage(plus(from, along))]
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(dx, dy)
  const aside: Point = [(-dy / length) * width, (dx / length) * width]
  const flame = (wide: number, far: number): string =>
    outline([
      [start[0] + aside[0] * wide, start[1] + aside[1] * wide],
      [start[0] + dx * far * 0.4 + aside[0] * wide * 0.8, start[1] + dy * far * 0.4 + aside[1] * wide * 0.8],
      [start[0] + dx * far, start[1] + dy * far],
      [start[0] + dx * far * 0.4 - aside[0] * wide * 0.8, start[1] + dy * far * 0.4 - aside[1] * wide * 0.8],
      [start[0] - aside[0] * wide, start[1] - aside[1] * wide],
    ])
  canvas.add(
    tag('path', { d: flame(1.2, 1), fill: colour, filter: canvas.blur(9), opacity: 0.85 }),
    tag('path', { d: flame(0.55, 0.7), fill: '#f2fdff', filter: canvas.blur(4), opacity: 0.9 }),
  )
}

/** Fighter with swept wings, twin engines and tail fins, nose to the lower right. */
export function kestrelInterceptor(): string {
  const pose = { turn: [-4, 38, -9] as Vec3, move: [0.05, 1.26, 0] as Vec3, size: 0.97 }
  const body = hull(
    fives([
      -1.05, 0.2, 0.13, 0.12, 0.02, -0.8, 0.3, 0.2, 0.16, 0.02, -0.1, 0.34, 0.2, 0.17, 0, 0.35, 0.25, 0.17,
      0.14, -0.02, 0.9, 0.17, 0.12, 0.09, -0.06, 1.35, 0.09, 0.06, 0.05, -0.11, 1.85, 0.012, 0.01, 0.01,
      -0.17,
    ]),
    10,
    (along) => (along === 4 ? plates.mid : along === 2 ? plates.mid : plates.pale),
  )
  const canopy = hull(
    fives([
      -0.05, 0.05, 0.04, 0.02, 0.17, 0.18, 0.14, 0.15, 0.04, 0.13, 0.55, 0.13, 0.15, 0.04, 0.08, 1.02, 0.03,
      0.03, 0.02, 0.03,
    ]),
    8,
    glass('#21384d'),
  )
  const half: Mesh = [
    ...wing(triples([0.28, 0, 0.42, 0.28, 0, -0.78, 1.42, -0.1, -0.62, 1.42, -0.1, -1.02]), 0.07, '#ff8a3a'),
    ...wing(
      triples([0.14, -0.05, 1.12, 0.14, -0.05, 0.86, 0.55, -0.02, 0.82, 0.55, -0.02, 0.72]),
      0.025,
      '#66738c',
    ),
    ...rod(
      triples([1.42, -0.1, -1.1, 1.42, -0.1, -0.3, 1.42, -0.1, 0.1, 1.42, -0.1, 0.42]),
      [0.05, 0.05, 0.022, 0.02],
      6,
      (along) => (along === 2 ? lamp(palette.realm, 1.1) : plates.dark),
    ),
    ...place(
      lathe(pairs([0.16, -0.62, 0.19, -0.3, 0.19, 0.25, 0.13, 0.55]), 10, (along) =>
        along === 0 ? plates.dark : plates.mid,
      ),
      {
        turn: [90, 0, 0],
        move: [0.36, 0.1, -0.68],
      },
    ),
    ...wing(
      triples([0.38, 0.22, -0.5, 0.38, 0.22, -1.1, 0.66, 0.78, -1.02, 0.66, 0.78, -1.28]),
      0.03,
      '#22d3c5',
    ),
  ]
  const mesh = place([...body, ...canopy, ...bothSides(half)], pose)
  const inPose = (point: Vec3): Vec3 => plus(turned(scaled(point, pose.size), pose.turn), pose.move)
  return collectible(
    'kestrel-interceptor',
    { accent: palette.realm, rim: '#ff7a3a' },
    (canvas) => {
      for (const x of [0.36, -0.36]) {
        const from = inPose([x, 0.1, -1.28])
        plume(canvas, from, minus(inPose([x, 0.12, -2.1]), from), 26, '#58f0ff')
      }
      return mesh
    },
    { seed: 11, key: 1 },
  )
}

/** Racer: a needle cockpit slung between two long engine pods, nose to the lower left. */
export function slipstreamWasp(): string {
  const pose = { turn: [12, -40, 8] as Vec3, move: [0.16, 1.12, 0] as Vec3, size: 1.05 }
  const body = hull(
    fives([
      -1.15, 0.05, 0.05, 0.04, 0.16, -0.75, 0.2, 0.2, 0.13, 0.12, -0.2, 0.23, 0.2, 0.14, 0.06, 0.35, 0.15,
      0.13, 0.1, 0.02, 1.0, 0.05, 0.05, 0.04, -0.04,
    ]),
    8,
    (along, around) =>
      along === 1 ? painted('#22262f') : around === 1 || around === 2 ? plates.pale : painted(palette.racing),
  )
  const canopy = hull(
    fives([
      -0.5, 0.05, 0.05, 0.03, 0.27, -0.28, 0.12, 0.14, 0.04, 0.22, 0.02, 0.11, 0.12, 0.04, 0.17, 0.34, 0.03,
      0.03, 0.02, 0.13,
    ]),
    8,
    glass('#3a2430'),
  )
  const pod = hull(
    fives([
      -0.85, 0.12, 0.12, 0.12, 0, -0.6, 0.2, 0.2, 0.2, 0, 0.25, 0.23, 0.23, 0.23, 0, 0.8, 0.26, 0.26, 0.26, 0,
      0.98, 0.22, 0.22, 0.22, 0, 1.0, 0.17, 0.17, 0.17, 0, 1.12, 0.02, 0.02, 0.02, 0,
    ]),
    10,
    (along) =>
      along === 1
        ? painted(palette.racing)
        : along === 2
          ? painted('#22262f')
          : along === 3
            ? plates.pale
            : along === 4
              ? lamp('#ff8a4a', 1)
              : along > 4
                ? plates.black
                : plates.dark,
  )
  const half: Mesh = [
    ...place(pod, { move: [0.78, -0.05, 0.55] }),
    ...rod(triples([0.15, 0.08, -0.3, 0.5, 0.18, 0.05, 0.78, 0, 0.35]), 0.045, 5, plates.dark),
    ...wing(
      triples([0.15, 0.18, -0.55, 0.15, 0.18, -1.0, 0.95, 0.75, -1.25, 0.95, 0.75, -1.5]),
      0.03,
      palette.racing,
    ),
    ...plate(pairs([0.9, -0.1, 1.3, -0.34, 1.3, -0.22, 0.9, 0.05]), 0.2, 0.75, plates.dark),
  ]
  const mesh = place([...body, ...canopy, ...bothSides(half)], pose)
  const inPose = (point: Vec3): Vec3 => plus(turned(scaled(point, pose.size), pose.turn), pose.move)
  return collectible(
    'slipstream-wasp',
    { accent: palette.racing, rim: palette.ion },
    (canvas) => {
      for (const x of [0.78, -0.78]) {
        const from = inPose([x, -0.05, -0.3])
        plume(canvas, from, minus(inPose([x, -0.05, -1.25]), from), 26, '#ff9a3c')
      }
      return mesh
    },
    { seed: 12, key: 1 },
  )
}
