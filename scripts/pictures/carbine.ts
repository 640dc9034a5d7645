import { palette } from './colour.ts'
import { box, lathe, pairs, place, plate, type Mesh } from './geometry.ts'
import { glass, lamp, painted, plates } from './materials.ts'
import { collectible } from './stage.ts'

/** A rifle in profile: open stock, split barrel with a charged rail between the halves. */
export function riftCarbine(): string {
  const charge = lamp('#b48bff', 1.05)
  const along = (mesh: Mesh, x: number, y: number): Mesh =>
    place(mesh, { turn: [0, 0, -90], move: [x, y, 0] })
  const mesh: Mesh = [
    ...plate(
      pairs([-0.55, -0.12, 0.5, -0.12, 0.62, 0.02, 0.55, 0.22, -0.5, 0.22, -0.62, 0.1]),
      -0.13,
      0.13,
      painted('#8390ac'),
      0.04,
    ),
    ...plate(pairs([-0.3, 0.02, 0.36, 0.02, 0.42, 0.1, -0.24, 0.1]), 0.13, 0.15, charge),
    ...plate(pairs([-0.5, 0.2, 0.5, 0.2, 0.44, 0.28, -0.44, 0.28]), -0.06, 0.06, plates.black),
    ...plate(
      pairs([0.5, 0.09, 1.45, 0.09, 1.62, 0.14, 1.45, 0.22, 0.5, 0.24]),
      -0.09,
      0.09,
      plates.pale,
      0.03,
    ),
    ...plate(
      pairs([0.5, -0.1, 1.3, -0.06, 1.42, -0.01, 1.3, 0.02, 0.5, 0.02]),
      -0.09,
      0.09,
      plates.dark,
      0.03,
    ),
    ...plate(pairs([0.6, 0.015, 1.36, 0.015, 1.5, 0.055, 1.36, 0.095, 0.6, 0.095]), -0.04, 0.04, charge),
    ...[0.74, 0.98, 1.22].flatMap((x) =>
      plate(
        [
          [x, -0.07],
          [x + 0.07, -0.07],
          [x + 0.1, 0.23],
          [x + 0.03, 0.23],
        ],
        -0.11,
        0.11,
        plates.black,
      ),
    ),
    ...along(
      lathe(pairs([0.06, 0, 0.1, 0.04, 0.1, 0.16, 0.07, 0.2]), 10, (ring) =>
        ring === 2 ? charge : plates.black,
      ),
      1.46,
      0.15,
    ),
    ...plate(pairs([-0.66, -0.04, -0.52, -0.1, -0.5, 0.2, -0.62, 0.2]), -0.1, 0.1, plates.black),
    ...plate(pairs([-1.36, 0.06, -0.6, 0.08, -0.6, 0.2, -1.36, 0.22]), -0.08, 0.08, plates.pale, 0.03),
    ...plate(pairs([-1.42, -0.3, -1.24, -0.3, -1.24, 0.22, -1.42, 0.22]), -0.09, 0.09, plates.mid, 0.03),
    ...plate(pairs([-1.26, -0.24, -0.62, -0.08, -0.62, 0.02, -1.26, -0.14]), -0.06, 0.06, plates.dark),
    ...plate(pairs([-0.46, -0.12, -0.22, -0.12, -0.36, -0.56, -0.58, -0.5]), -0.08, 0.08, plates.black, 0.03),
    ...plate(
      pairs([0.06, -0.12, 0.34, -0.12, 0.4, -0.52, 0.14, -0.58]),
      -0.08,
      0.08,
      painted('#6a4bd8'),
      0.03,
    ),
    ...plate(pairs([0.13, -0.2, 0.29, -0.2, 0.31, -0.28, 0.13, -0.28]), 0.08, 0.1, charge),
    ...box([-0.2, 0.27, -0.04], [-0.12, 0.36, 0.04], plates.black),
    ...box([0.16, 0.27, -0.04], [0.24, 0.36, 0.04], plates.black),
    ...along(
      lathe(pairs([0.09, -0.34, 0.11, -0.28, 0.08, -0.1, 0.08, 0.16, 0.13, 0.32, 0.12, 0.36]), 10, (ring) =>
        ring === 0 || ring === 4 ? plates.pale : plates.dark,
      ),
      0,
      0.44,
    ),
    ...along(lathe(pairs([0.1, 0.36, 0.02, 0.38]), 10, glass(palette.realm)), 0, 0.44),
  ]
  const posed = place(mesh, { size: 1.08, turn: [0, -22, 15], move: [-0.1, 1.22, 0] })
  return collectible(
    'rift-carbine',
    { accent: palette.quest, rim: palette.realm },
    (canvas) => {
      canvas.glow([700, 385], 380, 260, '#a88cff', 0.35)
      return posed
    },
    { seed: 81, key: 1.1 },
  )
}
