import { palette } from './colour.ts'
import { fours, lathe, loft, pairs, place, plate, triples, type Mesh, type Vec3 } from './geometry.ts'
import { brass, lamp, painted, plates } from './materials.ts'
import { collectible } from './stage.ts'

/** A broad sword with a seam of embers, leaning in the air over the podium. */
export function emberBlade(): string {
  const steel = painted('#6f7a92')
  const edge = painted('#c4cede')
  const sections: readonly (readonly [y: number, half: number, thick: number])[] = triples([
    0, 0.15, 0.055, 0.2, 0.2, 0.055, 1.2, 0.16, 0.05, 1.5, 0.19, 0.045, 1.95, 0, 0,
  ])
  const blade = loft(
    sections.map(([y, half, thick]): Vec3[] => [
      [half, y, 0],
      [half * 0.5, y, thick],
      [-half * 0.5, y, thick],
      [-half, y, 0],
      [-half * 0.5, y, -thick],
      [half * 0.5, y, -thick],
    ]),
    (_, around) => (around === 0 || around === 2 ? edge : steel),
  )
  const seam: Mesh = [
    ...plate(pairs([-0.03, 0.12, 0.035, 0.12, 0.045, 0.5, -0.02, 0.46]), 0.05, 0.075, lamp('#ff7a1c', 1.1)),
    ...plate(pairs([-0.02, 0.5, 0.045, 0.54, 0.01, 0.95, -0.05, 0.9]), 0.05, 0.075, lamp('#ff9a3c', 1.1)),
    ...plate(pairs([-0.05, 0.94, 0.01, 1, 0.04, 1.35, -0.01, 1.32]), 0.046, 0.072, lamp('#ffb65c', 1.1)),
    ...plate(pairs([-0.01, 1.37, 0.04, 1.4, 0.005, 1.78]), 0.03, 0.06, lamp('#ffd79a', 1.1)),
  ]
  const guard = [-1, 1].flatMap((side) => [
    ...loft(
      fours([0, 0.1, 0.1, 0, 0.26, 0.08, 0.08, 0.03, 0.46, 0.055, 0.05, 0.14, 0.56, 0.005, 0.005, 0.34]).map(
        ([x, high, deep, y]): Vec3[] => [
          [side * x, y + high, 0],
          [side * x, y, deep],
          [side * x, y - high, 0],
          [side * x, y, -deep],
        ],
      ),
      (along) => (along === 1 ? painted('#c4552a') : plates.dark),
    ),
  ])
  const grip = lathe(
    pairs([
      0.06, -0.62, 0.07, -0.52, 0.055, -0.46, 0.07, -0.38, 0.055, -0.3, 0.07, -0.22, 0.055, -0.14, 0.07,
      -0.04,
    ]),
    8,
    plates.black,
  )
  const pommel = lathe(pairs([0.02, -0.84, 0.11, -0.74, 0.11, -0.68, 0.05, -0.6]), 8, (along) =>
    along === 1 ? lamp('#ff7a1c', 0.9) : brass,
  )
  const gem = place(lathe(pairs([0, -0.05, 0.085, 0, 0.085, 0.04, 0, 0.07]), 8, lamp('#ff9a3c', 1)), {
    turn: [90, 0, 0],
    move: [0, 0.01, 0.09],
  })
  const mesh = place([...blade, ...seam, ...guard, ...grip, ...pommel, ...gem], {
    size: 0.98,
    turn: [0, 22, -30],
    move: [-0.32, 0.94, 0],
  })
  return collectible(
    'ember-blade',
    { accent: '#ff7a2a', rim: palette.ion },
    (canvas) => {
      canvas.glow([660, 342], 360, 360, '#ff7a2a', 0.35)
      return mesh
    },
    { seed: 41, key: 1 },
  )
}
