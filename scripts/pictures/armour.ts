import { palette } from './colour.ts'
import {
  bothSides,
  box,
  fours,
  lathe,
  loft,
  pairs,
  place,
  plate,
  sheet,
  triples,
  type Mesh,
  type Vec3,
} from './geometry.ts'
import { brass, lamp, matt, painted, plates } from './materials.ts'
import { collectible } from './stage.ts'

/** An oval section of a body: half width, half depth, and how far it leans to the front. */
type Oval = readonly [y: number, wide: number, deep: number, lean: number]

function torso(sections: readonly Oval[], sides: number, paint: Parameters<typeof loft>[1]): Mesh {
  return loft(
    sections.map(([y, wide, deep, lean]) =>
      Array.from({ length: sides }, (_, index): Vec3 => {
        const angle = ((index + 0.5) / sides) * Math.PI * 2
        return [wide * Math.cos(angle), y, deep * Math.sin(angle) + lean]
      }),
    ),
    paint,
  )
}

/** Chest armour with layered shoulders on a stand, and a long cape. */
export function aegisMantle(): string {
  const chest = torso(
    fours([
      0.34, 0.42, 0.27, 0, 0.5, 0.37, 0.26, 0.01, 0.7, 0.42, 0.29, 0.02, 0.84, 0.5, 0.35, 0.05, 1.16, 0.7,
      0.44, 0.08, 1.4, 0.62, 0.32, 0, 1.5, 0.34, 0.24, -0.04,
    ]),
    14,
    (along, around) => {
      if (along === 0) return brass
      if (along < 3) return around === 3 || along === 1 ? plates.dark : plates.mid
      if (along === 3) return around === 3 ? plates.dark : plates.mid
      return around === 3 ? plates.mid : plates.pale
    },
  )
  const collar = torso(
    fours([1.44, 0.34, 0.26, -0.02, 1.74, 0.43, 0.33, -0.1, 1.72, 0.37, 0.28, -0.1]),
    12,
    (along, around) => (around < 0 ? plates.black : along === 0 ? plates.pale : lamp('#ffc46a', 0.9)),
  )
  const core: Mesh = [
    ...plate(
      pairs([0, -0.2, 0.16, -0.08, 0.16, 0.1, 0, 0.2, -0.16, 0.1, -0.16, -0.08]),
      0.44,
      0.54,
      brass,
      0.04,
    ),
    ...plate(
      pairs([0, -0.13, 0.1, -0.05, 0.1, 0.06, 0, 0.13, -0.1, 0.06, -0.1, -0.05]),
      0.52,
      0.57,
      lamp('#ffd79a', 1),
    ),
  ].map((face) => ({ ...face, points: face.points.map(([x, y, z]): Vec3 => [x, y + 1.13, z]) }))
  const shield = (radius: number): Mesh =>
    lathe(
      [
        [radius, 0],
        [radius * 0.98, 0.06],
        [radius * 0.72, 0.17],
        [radius * 0.25, 0.24],
      ],
      9,
      (along) => (along === 0 ? brass : plates.pale),
    )
  const shoulder: Mesh = [
    ...place(shield(0.45), { turn: [10, 10, -24], move: [0.74, 1.4, 0] }),
    ...place(shield(0.38), { turn: [10, 10, -48], move: [0.88, 1.2, 0.02] }),
    ...place(shield(0.3), { turn: [10, 10, -68], move: [0.9, 1, 0.04] }),
    ...plate(pairs([0.02, 0, 0.2, 0, 0.1, 0.46, 0.05, 0.36]), -0.04, 0.04, brass).map((face) => ({
      ...face,
      points: face.points.map(([x, y, z]): Vec3 => [x + 0.74, y + 1.58, z - 0.05]),
    })),
  ]
  const skirt = [-0.28, 0, 0.28].flatMap((x) =>
    place(
      plate(
        pairs([-0.14, -0.26, 0, -0.34, 0.14, -0.26, 0.16, 0.08, -0.16, 0.08]),
        0,
        0.05,
        x === 0 ? plates.pale : plates.mid,
      ),
      { turn: [-14, x * 90, 0], move: [x * 1.15, 0.34, 0.3 - Math.abs(x) * 0.4] },
    ),
  )
  const cape = sheet(
    [1.5, 1.1, 0.62, 0.06].map((y, row) =>
      Array.from({ length: 13 }, (_, index): Vec3 => {
        const across = index / 6 - 1
        return [
          across * (0.66 + row * 0.2),
          y + 0.05 * row * across ** 2,
          -0.26 - row * 0.1 - 0.045 * row * Math.cos(index * Math.PI) - 0.08 * across ** 2,
        ]
      }),
    ),
    (_, column) => matt(column % 2 === 0 ? '#8a5fe8' : '#4d36a0'),
  )
  const stand = lathe(pairs([0.34, -0.02, 0.34, 0.05, 0.12, 0.08, 0.08, 0.4]), 12, (along) =>
    along === 0 ? lamp(palette.legendary, 0.8) : plates.black,
  )
  const mesh = [
    ...stand,
    ...place([...chest, ...collar, ...core, ...bothSides(shoulder), ...skirt, ...cape], {
      size: 1.16,
      turn: [0, 22, 0],
      move: [0, 0.08, 0],
    }),
  ]
  return collectible('aegis-mantle', { accent: palette.legendary, rim: palette.quest }, () => mesh, {
    seed: 71,
    key: 1,
  })
}

/** A raised gauntlet: cuff, three overlapping arm plates, closed fist. */
export function wardenPlate(): string {
  const blue = painted('#3f66c8')
  const glowLine = lamp('#6aa8ff', 1)
  const sleeve = torso(
    fours([
      0.06, 0.44, 0.4, 0, 0.2, 0.5, 0.45, 0, 0.3, 0.42, 0.38, 0, 0.95, 0.31, 0.29, 0, 1.2, 0.25, 0.24, 0,
    ]),
    12,
    (along) => (along === 0 ? plates.black : along === 1 ? brass : along === 2 ? plates.dark : plates.black),
  )
  const armPlates = [0, 1, 2].flatMap((index) => {
    const [low, high] = [0.24 + index * 0.29, 0.62 + index * 0.29]
    const [wide, narrow] = [0.5 - index * 0.055, 0.4 - index * 0.05]
    const cover = (y: number, radius: number, out: number): Vec3[] =>
      [-78, -48, -18, 18, 48, 78].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        const peak = Math.abs(degrees) < 20 ? 0.07 : 0
        return [
          radius * Math.sin(angle),
          y + (Math.abs(degrees) < 20 ? 0.06 : 0),
          radius * Math.cos(angle) * 0.95 + out + peak,
        ]
      })
    const grid = [cover(low, wide * 0.96, 0), cover(low + 0.06, wide, 0.02), cover(high, narrow, 0)]
    return sheet(grid, (along, around) =>
      along === 0 ? glowLine : around === 2 ? plates.pale : around === 1 || around === 3 ? blue : plates.mid,
    )
  })
  const hand: Mesh = [
    ...torso(fours([1.16, 0.27, 0.25, 0, 1.24, 0.29, 0.27, 0, 1.3, 0.26, 0.22, 0]), 10, (along) =>
      along === 0 ? glowLine : plates.dark,
    ),
    ...loft(
      triples([1.28, 0.26, 0.17, 1.48, 0.36, 0.2, 1.78, 0.38, 0.2, 1.86, 0.35, 0.14]).map(
        ([y, wide, deep]): Vec3[] => [
          [-wide, y, -deep],
          [wide, y, -deep],
          [wide, y, deep],
          [-wide, y, deep],
        ],
      ),
      (along) => (along === 1 ? plates.mid : plates.dark),
    ),
    ...plate(pairs([-0.24, 1.42, 0.24, 1.42, 0.3, 1.7, 0, 1.78, -0.3, 1.7]), 0.19, 0.27, blue, 0.04),
    ...plate(pairs([0, 1.5, 0.07, 1.59, 0, 1.68, -0.07, 1.59]), 0.27, 0.3, glowLine),
  ]
  const fingers = [0, 1, 2, 3].flatMap((index) => {
    const x = -0.29 + index * 0.195
    const knuckle = 1.86 + (index === 1 || index === 2 ? 0.05 : 0)
    return [
      ...loft(
        [
          [
            [x - 0.085, 1.7, -0.12],
            [x + 0.085, 1.7, -0.12],
            [x + 0.085, 1.7, 0.2],
            [x - 0.085, 1.7, 0.2],
          ],
          [
            [x - 0.085, knuckle, -0.16],
            [x + 0.085, knuckle, -0.16],
            [x + 0.085, knuckle, 0.2],
            [x - 0.085, knuckle, 0.2],
          ],
          [
            [x - 0.06, knuckle + 0.09, -0.1],
            [x + 0.06, knuckle + 0.09, -0.1],
            [x + 0.06, knuckle + 0.09, 0.12],
            [x - 0.06, knuckle + 0.09, 0.12],
          ],
        ],
        (along) => (along === 1 ? plates.pale : plates.mid),
      ),
      ...box([x - 0.08, 1.5, -0.34], [x + 0.08, knuckle, -0.14], plates.mid),
    ]
  })
  const thumb = loft(
    [
      triples([0.34, 1.36, -0.12, 0.46, 1.38, -0.1, 0.46, 1.38, 0.1, 0.34, 1.36, 0.1]),
      triples([0.4, 1.6, -0.16, 0.54, 1.6, -0.14, 0.54, 1.6, 0.06, 0.4, 1.6, 0.06]),
      triples([0.36, 1.78, -0.26, 0.46, 1.78, -0.26, 0.46, 1.78, -0.1, 0.36, 1.78, -0.1]),
    ],
    (along) => (along === 0 ? plates.dark : plates.pale),
  )
  const mesh = place([...sleeve, ...armPlates, ...hand, ...fingers, ...thumb], {
    size: 1.08,
    turn: [4, 30, -5],
    move: [0, 0.06, 0],
  })
  return collectible('warden-plate', { accent: '#4f8dff', rim: palette.gate }, () => mesh, {
    seed: 72,
    key: 1,
  })
}
