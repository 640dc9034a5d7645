import { palette } from './colour.ts'
import { hoop, lathe, pairs, place, rod, triples, type Material, type Mesh } from './geometry.ts'
import { brass, lamp, matt, plates } from './materials.ts'
import { terrain } from './parcel-ground.ts'
import { onLand, parcel, type Ground } from './stage.ts'
import { tag } from './svg.ts'

/** A landing base; over it a ring station turns, its spokes and decks lit. */
export function ringStationNine(): string {
  const ground: Ground = () => 0.05
  /** Walls of the ring by side: inside windows, outside a band of light, pale decks, dark underside. */
  const deck = (along: number, around: number): Material => {
    if (around === 1) return along % 4 === 0 ? plates.mid : lamp(palette.ion, 0.8)
    if (around === 2) return plates.pale
    return around === 3 && along % 2 === 0 ? lamp('#ffc07a', 0.9) : plates.dark
  }
  const ring: Mesh = [
    ...hoop(0.86, 0.16, 0.17, 22, deck),
    ...[45, 135, 225, 315].flatMap((angle) =>
      place(rod(triples([0.2, 0, 0, 0.8, 0, 0]), 0.035, 5, plates.mid), { turn: [0, 0, angle] }),
    ),
    ...[0, 90, 180, 270].flatMap((angle) =>
      place(hoop(0.86, 0.24, 0.26, 2, plates.pale, [-7, 7]), { turn: [0, 0, angle] }),
    ),
  ]
  const hub = lathe(
    pairs([0.04, -0.42, 0.1, -0.34, 0.1, -0.16, 0.22, -0.1, 0.22, 0.1, 0.12, 0.16, 0.12, 0.34, 0.02, 0.4]),
    8,
    (along) =>
      along === 3 ? lamp(palette.ion, 0.95) : along === 1 ? brass : along === 5 ? plates.dark : plates.pale,
  )
  const base: Mesh = [
    ...lathe(pairs([0.5, 0.03, 0.46, 0.1, 0.34, 0.1, 0.28, 0.17, 0.1, 0.19]), 12, (along) =>
      along === 2 ? lamp(palette.ion, 0.8) : plates.dark,
    ),
    ...pairs([-0.68, 0.68, 0.7, 0.66]).flatMap(([x, z]) =>
      place(
        lathe(pairs([0.17, 0.03, 0.17, 0.12, 0.15, 0.13, 0.02, 0.22]), 8, (along) =>
          along === 1 ? lamp(palette.quest, 1) : plates.mid,
        ),
        { move: [x, 0, z] },
      ),
    ),
  ]
  const station = place([...ring, ...place(hub, { turn: [90, 0, 0] })], {
    turn: [-68, 0, 14],
    move: [0, 0.92, 0],
  })
  return parcel(
    'ring-station-nine',
    { accent: palette.ion, rim: palette.quest },
    { ground, rock: ['#3a4a68', '#2b3853', '#222d46', '#161e31'], seed: 108 },
    () => [
      ...terrain(ground, 6, (x, z) =>
        matt((Math.round(x * 3) + Math.round(z * 3)) % 2 === 0 ? '#4a5a7a' : '#3f4e6c'),
      ),
      ...base,
      ...station,
    ],
    (canvas) => {
      const [x, y] = onLand([0, 0.2, 0])
      canvas.add(
        tag('path', {
          d: `M${Math.round(x) - 26} ${Math.round(y)}l16-190h20l16 190z`,
          fill: canvas.linear(
            'beam',
            [
              [0, '#9aeaff', 0.1],
              [1, '#9aeaff', 0.75],
            ],
            [0, 0, 0, 1],
          ),
          filter: canvas.blur(4),
        }),
      )
    },
  )
}
