import { palette } from './colour.ts'
import { hoop, lathe, pairs, place, plate, type Mesh } from './geometry.ts'
import { brass, lamp, plates } from './materials.ts'
import { collectible, onStage } from './stage.ts'
import { ellipse } from './svg.ts'

/** A bright core held by a wide, tilted ring of armoured segments. */
export function haloCore(): string {
  const segment = (from: number): Mesh => [
    ...hoop(
      1.14,
      0.24,
      0.16,
      4,
      (_, around) => (around === 2 ? plates.pale : around === 1 ? plates.mid : plates.dark),
      [from, from + 52],
    ),
    ...hoop(0.985, 0.03, 0.08, 4, lamp(palette.ion, 1), [from, from + 52]),
  ]
  const ring = [0, 60, 120, 180, 240, 300].flatMap(segment)
  const clamps = [0, 60, 120, 180, 240, 300].flatMap((angle) =>
    place(plate(pairs([0.98, -0.07, 1.32, -0.05, 1.32, 0.05, 0.98, 0.07]), -0.11, 0.11, brass), {
      turn: [0, 0, angle - 4],
    }),
  )
  const ballRadius = 0.42
  const ball = lathe(
    Array.from({ length: 7 }, (_, index): readonly [number, number] => {
      const angle = (index / 6 - 0.5) * Math.PI
      return [ballRadius * Math.cos(angle), ballRadius * Math.sin(angle)]
    }),
    10,
    lamp('#5ccdf2', 0.9),
  )
  const cage = place(hoop(0.56, 0.05, 0.07, 18, plates.dark), { turn: [0, 40, 0] })
  const prongs = lathe(pairs([0.5, -0.02, 0.46, 0.08, 0.2, 0.16, 0.12, 0.3, 0.16, 0.34]), 9, (along) =>
    along === 2 ? lamp(palette.ion, 0.8) : plates.black,
  )
  const mesh = [
    ...prongs,
    ...place([...place([...ring, ...clamps], { turn: [-62, 0, 0] }), ...ball, ...cage], {
      turn: [0, 0, -16],
      move: [0, 1.24, 0],
    }),
  ]
  return collectible(
    'halo-core',
    { accent: palette.ion, rim: palette.quest },
    (canvas) => {
      canvas.glow(onStage([0, 1.24, 0]), 330, 330, '#7fe6ff', 0.7)
      return mesh
    },
    {
      seed: 51,
      after: (canvas) =>
        canvas.add(
          ellipse(onStage([0, 1.24, 0]), 84, 84, {
            fill: canvas.radial('heart', [
              [0, '#fff', 0.95],
              [0.5, '#d8f8ff', 0.4],
              [1, '#7fe6ff', 0],
            ]),
          }),
        ),
    },
  )
}
