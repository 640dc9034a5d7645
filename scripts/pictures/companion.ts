import { palette } from './colour.ts'
import {
  bothSides,
  fours,
  hoop,
  lathe,
  loft,
  pairs,
  place,
  plate,
  rod,
  sheet,
  triples,
  type Mesh,
  type Vec3,
} from './geometry.ts'
import { brass, glass, lamp, painted, plates } from './materials.ts'
import { collectible, onStage } from './stage.ts'
import { outline, tag } from './svg.ts'

/** A section across the body: half width, top and bottom. */
type Section = readonly [z: number, halfWidth: number, top: number, bottom: number]

function trunk(sections: readonly Section[], paint: Parameters<typeof loft>[1]): Mesh {
  return loft(
    sections.map(([z, half, top, bottom]): Vec3[] => {
      const [high, low] = [top - (top - bottom) * 0.3, bottom + (top - bottom) * 0.28]
      return [
        [half * 0.45, top, z],
        [half, high, z],
        [half * 0.9, low, z],
        [half * 0.35, bottom, z],
        [-half * 0.35, bottom, z],
        [-half * 0.9, low, z],
        [-half, high, z],
        [-half * 0.45, top, z],
      ]
    }),
    paint,
  )
}

/** A leg: its joints from hip to paw, with the half thickness at each. */
function leg(
  joints: readonly (readonly [x: number, y: number, z: number, half: number])[],
  shin: string,
): Mesh {
  return loft(
    joints.map(([x, y, z, half]): Vec3[] => [
      [x - half * 0.7, y, z - half],
      [x + half * 0.7, y, z - half],
      [x + half * 0.7, y, z + half],
      [x - half * 0.7, y, z + half],
    ]),
    (along) =>
      along === 0 ? plates.mid : along === 1 ? plates.dark : along === 2 ? painted(shin) : plates.black,
  )
}

/** A lean robot hound, standing, its head up. */
export function nullHound(): string {
  const seam = lamp(palette.mythic, 1)
  const body = trunk(
    fours([
      -0.92, 0.12, 1.16, 0.96, -0.72, 0.27, 1.26, 0.78, -0.3, 0.2, 1.2, 0.84, 0.12, 0.27, 1.28, 0.7, 0.52,
      0.34, 1.4, 0.62, 0.78, 0.2, 1.42, 0.86,
    ]),
    (along, around) =>
      around === 7
        ? plates.black
        : along === 2
          ? plates.black
          : around === 2 || around === 4 || around === 3
            ? plates.dark
            : plates.mid,
  )
  const neck = trunk(
    fours([0.58, 0.2, 1.44, 1.02, 0.84, 0.16, 1.72, 1.3, 0.96, 0.17, 1.86, 1.46]),
    plates.dark,
  )
  const head = trunk(
    fours([
      0.72, 0.13, 1.92, 1.62, 0.92, 0.22, 2.0, 1.54, 1.14, 0.2, 1.94, 1.52, 1.3, 0.12, 1.78, 1.5, 1.66, 0.07,
      1.66, 1.5,
    ]),
    (along, around) =>
      around === 2 || around === 4 || around === 3 ? plates.black : along > 2 ? plates.mid : plates.pale,
  )
  const half: Mesh = [
    ...leg(
      fours([
        0.3, 1.32, 0.5, 0.24, 0.34, 0.7, 0.4, 0.13, 0.34, 0.4, 0.5, 0.08, 0.34, 0.1, 0.58, 0.07, 0.34, 0,
        0.68, 0.13,
      ]),
      palette.mythic,
    ),
    ...leg(
      fours([
        0.27, 1.22, -0.66, 0.25, 0.34, 0.68, -0.42, 0.13, 0.34, 0.42, -0.86, 0.08, 0.34, 0.1, -0.78, 0.07,
        0.34, 0, -0.68, 0.13,
      ]),
      palette.mythic,
    ),
    ...loft(
      [
        triples([0.1, 1.9, 0.76, 0.2, 1.88, 0.78, 0.18, 1.88, 0.94, 0.1, 1.9, 0.94]),
        triples([0.19, 2.36, 0.6, 0.2, 2.36, 0.6, 0.2, 2.36, 0.62, 0.19, 2.36, 0.62]),
      ],
      plates.dark,
    ),
    ...sheet(
      [triples([0.235, 1.85, 0.98, 0.205, 1.8, 1.2]), triples([0.238, 1.77, 0.98, 0.2, 1.76, 1.24])],
      lamp('#ff5aa8', 1.1),
    ),
    ...sheet(
      [
        triples([0.31, 1.18, -0.5, 0.29, 1.1, -0.05, 0.36, 1.2, 0.35]),
        triples([0.32, 1.13, -0.5, 0.3, 1.06, -0.05, 0.37, 1.14, 0.35]),
      ],
      seam,
    ),
  ]
  const spine = [-0.62, -0.4, -0.18, 0.04, 0.26, 0.46].flatMap((z, index) =>
    plate(
      [
        [z, 1.2],
        [z + 0.16, 1.22 + index * 0.02],
        [z - 0.02, 1.42 + index * 0.025],
      ],
      -0.025,
      0.025,
      plates.pale,
    ).map((face) => ({
      ...face,
      points: face.points.map(([x, y, at]): Vec3 => [-at, y, x]),
    })),
  )
  const tail = rod(
    triples([0, 1.14, -0.88, 0, 1.22, -1.18, 0, 1.5, -1.42, 0, 1.92, -1.5]),
    [0.07, 0.055, 0.05, 0.01],
    5,
    (along) => (along === 2 ? lamp(palette.mythic, 0.95) : plates.dark),
  )
  const mesh = place([...body, ...neck, ...head, ...bothSides(half), ...spine, ...tail], {
    size: 0.94,
    turn: [0, -58, 0],
    move: [0.1, 0.01, 0],
  })
  return collectible('null-hound', { accent: palette.mythic, rim: palette.ion }, () => mesh, {
    seed: 61,
    key: 1,
  })
}

/** A hovering lamp drone: one great eye, two thruster arms, a cone of light to the podium. */
export function lumenDrone(): string {
  const mint = '#3de0a0'
  const facing = (mesh: Mesh, z: number): Mesh => place(mesh, { turn: [90, 0, 0], move: [0, 0, z] })
  const shell = lathe(
    pairs([0.02, -0.6, 0.36, -0.5, 0.56, -0.26, 0.63, 0, 0.58, 0.24, 0.44, 0.42]),
    15,
    (along, around) => (along === 2 ? plates.dark : around % 5 === 1 ? painted('#2f8f78') : plates.pale),
  )
  const eye: Mesh = [
    ...facing(
      lathe(pairs([0.44, 0.36, 0.46, 0.46, 0.38, 0.5, 0.34, 0.44]), 16, (along) =>
        along < 2 ? plates.black : plates.dark,
      ),
      0,
    ),
    ...facing(lathe(pairs([0.33, 0.4, 0.33, 0.45, 0.26, 0.47]), 16, lamp(mint, 1)), 0),
    ...facing(lathe(pairs([0.25, 0.44, 0.24, 0.48, 0.13, 0.53]), 12, glass('#1c4a48')), 0),
    ...facing(lathe(pairs([0.1, 0.5, 0.1, 0.55, 0.02, 0.57]), 10, lamp('#e8fff4', 1)), 0),
  ]
  const arm: Mesh = [
    ...rod(
      triples([0.55, 0.05, -0.05, 0.84, 0.22, -0.1, 1.08, 0.12, -0.1]),
      [0.09, 0.06, 0.06],
      6,
      plates.dark,
    ),
    ...place(
      lathe(pairs([0.1, -0.36, 0.17, -0.3, 0.2, 0, 0.15, 0.3, 0.06, 0.4]), 9, (along) =>
        along === 0 ? lamp(mint, 1) : along === 2 ? plates.pale : plates.mid,
      ),
      { turn: [0, 0, 8], move: [1.16, 0.04, -0.1] },
    ),
    ...sheet(
      [triples([0.3, 0.5, -0.2, 0.5, 0.36, -0.25]), triples([0.62, 1.02, -0.5, 0.66, 0.98, -0.5])],
      painted('#2f8f78'),
    ),
  ]
  const body = place(
    [
      ...facing(shell, 0),
      ...eye,
      ...bothSides(arm),
      ...place(hoop(0.66, 0.07, 0.12, 18, brass), { move: [0, 0, 0.02] }),
    ],
    { turn: [8, 26, -5], move: [0, 1.46, 0] },
  )
  return collectible(
    'lumen-drone',
    { accent: mint, rim: palette.gate },
    (canvas) => {
      const [[left, ground], [right], [top, height]] = [
        onStage([-0.88, 0, 0]),
        onStage([0.88, 0, 0]),
        onStage([0, 1.1, 0]),
      ]
      canvas.add(
        tag('path', {
          d: outline([
            [top - 70, height],
            [top + 70, height],
            [right, ground],
            [right - 60, ground + 36],
            [left + 60, ground + 36],
            [left, ground],
          ]),
          fill: canvas.linear(
            'cone',
            [
              [0, mint, 0.55],
              [1, mint, 0.03],
            ],
            [0, 0, 0, 1],
          ),
          filter: canvas.blur(9),
        }),
      )
      return body
    },
    { seed: 62, key: 1 },
  )
}
