import { palette, rgb } from './colour.ts'
import {
  circle,
  hoop,
  lathe,
  loft,
  pairs,
  place,
  plate,
  rod,
  triples,
  type Material,
  type Mesh,
  type Vec3,
} from './geometry.ts'
import { brass, glass, lamp, metal, painted, plates } from './materials.ts'
import { seeded } from './random.ts'
import { collectible, onStage } from './stage.ts'

/** A cut crystal standing on its point: six-sided, a little irregular. */
export function crystal(height: number, radius: number, seed: number, base: string, shine: string): Mesh {
  const random = seeded(seed)
  const ring = (share: number, y: number, turn: number): Vec3[] =>
    circle(radius * share, y * height, 6, turn).map(([x, at, z]) => {
      const wobble = 0.82 + random() * 0.36
      return [x * wobble, at + (random() - 0.5) * 0.06 * height, z * wobble]
    })
  const point = (y: number): Vec3[] => circle(0, y * height, 6)
  return loft(
    [point(0), ring(0.75, 0.26, 0), ring(1, 0.42, 30), ring(0.86, 0.62, 0), ring(0.4, 0.84, 30), point(1)],
    (along, around) =>
      (along * 5 + around * 3) % 7 === 0
        ? lamp(shine, 0.95)
        : (along + around) % 3 === 0
          ? glass(shine)
          : { ...glass(base), metal: 0.7 },
  )
}

/** A crystal grown out of the ground: a leaning shaft with a cut point, its foot a little below 0. */
export function spire(height: number, radius: number, seed: number, base: string, shine: string): Mesh {
  const random = seeded(seed)
  const ring = (share: number, y: number): Vec3[] =>
    circle(radius * share, 0, 6).map(([x, , z]) => [
      x * (0.85 + random() * 0.3),
      height * (y + (random() - 0.5) * 0.08),
      z * (0.85 + random() * 0.3),
    ])
  const foot = circle(radius * 0.8, 0, 6)
  const tip = circle(0, height, 6)
  const lit = Math.floor(random() * 6)
  return loft([foot, ring(1.05, 0.62), ring(0.5, 0.86), tip], (along, around) =>
    (around + along) % 6 === lit
      ? lamp(shine, 0.95)
      : (around + along) % 3 === 0
        ? painted(shine)
        : painted(base),
  )
}

/** A crystal floating in the rings of a gyroscope. */
export function astralShard(): string {
  const bronze: Material = { base: rgb('#8a5f3a'), metal: 0.45 }
  const steel: Material = { base: rgb('#5a5f96'), metal: 0.6 }
  const studs = Array.from({ length: 18 }, (_, index) =>
    place(plate(pairs([-0.03, 1.06, 0.03, 1.06, 0.03, 1.13, -0.03, 1.13]), -0.05, 0.05, brass), {
      turn: [0, 0, index * 20],
    }),
  ).flat()
  const outer = place(
    [...hoop(1, 0.12, 0.15, 22, (_, around) => (around === 2 ? bronze : brass)), ...studs],
    { turn: [0, -24, 0] },
  )
  const middle = place(
    hoop(0.79, 0.07, 0.14, 18, (along, around) =>
      around === 2 && along % 4 === 0 ? lamp(palette.quest, 1.2) : steel,
    ),
    { turn: [20, 30, 0] },
  )
  const inner = place(hoop(0.58, 0.06, 0.1, 18, brass), { turn: [-52, 8, 24] })
  const core = place(crystal(1.06, 0.31, 5, '#6a4bff', '#b9a2ff'), { turn: [0, 20, 0], move: [0, -0.53, 0] })
  const chips = triples([-0.66, 0.9, 0.2, -0.95, -0.3, 0.5, 0.98, -0.1, -0.2])
  const floating = chips.flatMap((at, index) =>
    place(crystal(0.13, 0.045, 30 + index, '#6a4bff', '#b9a2ff'), { turn: [20, 0, index * 40], move: at }),
  )
  const stand = [-0.46, 0.46].flatMap((x) =>
    rod(
      [
        [x * 0.6, -0.02, 0.5],
        [x * 1.1, 0.16, 0.2],
        [x * 0.85, 0.36, 0.02],
      ],
      [0.07, 0.055, 0.05],
      6,
      plates.dark,
    ),
  )
  const foot = lathe(pairs([0.4, -0.02, 0.4, 0.06, 0.3, 0.09]), 14, (along) =>
    along === 0 ? lamp(palette.quest, 0.8) : plates.black,
  )
  const mesh = [
    ...foot,
    ...stand,
    ...place([...outer, ...middle, ...inner, ...core, ...floating], { move: [0, 1.24, 0] }),
  ]
  return collectible(
    'astral-shard',
    { accent: palette.quest, rim: palette.gate },
    (canvas) => {
      canvas.glow(onStage([0, 1.24, 0]), 250, 270, '#a88cff', 0.55)
      return mesh
    },
    { seed: 31 },
  )
}

/** A heavy round seal with the gate in relief, standing on its edge. */
export function gatekeeperSeal(): string {
  const field: Material = { base: rgb('#3a3550'), metal: 0.35 }
  const disc = place(
    lathe(pairs([0.94, -0.1, 1.02, -0.05, 1.02, 0.05, 0.94, 0.1, 0.86, 0.06]), 26, (along) =>
      along === 1 ? metal('#a8702c') : brass,
    ),
    { turn: [90, 0, 0] },
  )
  const teeth = Array.from({ length: 12 }, (_, index) =>
    place(plate(pairs([-0.09, 0.98, 0.09, 0.98, 0.06, 1.12, -0.06, 1.12]), -0.06, 0.06, brass), {
      turn: [0, 0, index * 30],
    }),
  ).flat()
  const marks = Array.from({ length: 12 }, (_, index) =>
    place(
      plate(
        pairs([-0.025, 0.7, 0.025, 0.7, 0.025, 0.8, -0.025, 0.8]),
        0.06,
        0.1,
        index % 3 === 0 ? lamp('#fff0c8', 1) : brass,
      ),
      { turn: [0, 0, index * 30 + 15] },
    ),
  ).flat()
  const relief: Mesh = [
    ...place(lathe(pairs([0.86, 0, 0.86, 0.065]), 26, field), { turn: [90, 0, 0] }),
    ...place(hoop(0.6, 0.07, 0.08, 20, brass), { move: [0, 0, 0.1] }),
    ...place(hoop(0.47, 0.05, 0.04, 20, lamp(palette.gate, 1.05)), { move: [0, 0, 0.08] }),
    ...plate(pairs([0, -0.4, 0.2, 0, 0, 0.4, -0.2, 0]), 0.06, 0.15, brass, 0.06),
    ...plate(pairs([0, -0.17, 0.085, 0, 0, 0.17, -0.085, 0]), 0.14, 0.19, lamp('#fff0c8', 1), 0.02),
  ]
  const cradle = [-1, 1].flatMap((side) =>
    rod(
      [
        [side * 0.75, -0.02, 0.3],
        [side * 0.62, 0.16, 0.1],
        [side * 0.5, 0.3, 0],
      ],
      [0.1, 0.08, 0.06],
      6,
      plates.dark,
    ),
  )
  const mesh = [
    ...cradle,
    ...place([...disc, ...teeth, ...marks, ...relief], { turn: [-4, -26, 0], move: [0, 1.24, 0] }),
  ]
  return collectible('gatekeeper-seal', { accent: palette.legendary, rim: palette.ion }, () => mesh, {
    seed: 32,
  })
}
