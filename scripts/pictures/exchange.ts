import { palette } from './colour.ts'
import { hoop, lathe, pairs, place, plate, type Mesh } from './geometry.ts'
import { lamp, plates } from './materials.ts'
import { collectible } from './stage.ts'

/** Instant sell: a dark ring in which two arrows of light chase each other, item one way, price the other. */
export function instantSell(): string {
  const arrow = (colour: string): Mesh => [
    ...hoop(0.66, 0.17, 0.08, 14, lamp(colour, 1), [22, 148]),
    ...place(plate(pairs([-0.24, 0, 0.24, 0, 0, 0.34]), -0.06, 0.06, lamp(colour, 1)), {
      turn: [0, 0, 58],
      move: [-0.56, 0.35, 0],
    }),
  ]
  const ring = hoop(1.02, 0.12, 0.18, 40, (along, around) =>
    around === 2 && along % 10 === 4 ? plates.pale : around === 1 ? plates.dark : plates.mid,
  )
  const foot = lathe(pairs([0.36, -0.02, 0.36, 0.06, 0.2, 0.1, 0.14, 0.24]), 14, (along) =>
    along === 0 ? lamp(palette.ion, 0.8) : plates.black,
  )
  const emblem = place(
    [...ring, ...arrow(palette.ion), ...place(arrow(palette.gate), { turn: [0, 0, 180] })],
    { turn: [-4, -22, 0], move: [0, 1.26, 0] },
  )
  return collectible('instant-sell', { accent: palette.ion, rim: palette.gate }, () => [...foot, ...emblem], {
    seed: 91,
  })
}
