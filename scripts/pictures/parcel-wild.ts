import { palette } from './colour.ts'
import { fours, lathe, loft, pairs, place, rod, sheet, triples, type Mesh, type Vec3 } from './geometry.ts'
import { lamp, matt, plates } from './materials.ts'
import { between, terrain } from './parcel-ground.ts'
import { ripple, seeded } from './random.ts'
import { crystal, spire } from './relic.ts'
import { onLand, parcel, type Ground } from './stage.ts'
import { ellipse, outlines, tag, type Point } from './svg.ts'

/** A volcano with an open crater, lava running down two flanks. */
export function calderaRidge(): string {
  const ground: Ground = (x, z) => {
    const out = Math.hypot(x, z)
    const angle = Math.atan2(z, x)
    const cone = 0.92 * between(0.98, 0.1, out) - 0.5 * between(0.26, 0.08, out)
    const ribs = 0.05 * Math.sin(angle * 9 + out * 4) * between(0.1, 0.45, out) * between(1, 0.7, out)
    return Math.max(0.02, cone + ribs + 0.03 * ripple(x * 2, z * 2, 1) + 0.03)
  }
  /** A lava stream from the crater's lip down a flank, `bend` degrees of meander, as a tapering ribbon. */
  const stream = (from: number, bend: number, length: number, wide: number): Point[] => {
    const edge = (side: number): Point[] =>
      Array.from({ length: 12 }, (_, index) => {
        const out = 0.17 + (index / 11) * length
        const turn =
          ((from + bend * Math.sin(index * 0.85)) * Math.PI) / 180 +
          (side * wide * (0.6 + index / 14)) / out / 2
        const [x, z] = [out * Math.cos(turn), out * Math.sin(turn)]
        return onLand([x, ground(x, z) + 0.012, z])
      })
    return [...edge(-1), ...edge(1).toReversed()]
  }
  return parcel(
    'caldera-ridge',
    { accent: '#ff6a2a', rim: palette.ion },
    { ground, rock: ['#3a2622', '#2a1c1e', '#5a2a1a', '#1d1519'], seed: 101 },
    () =>
      terrain(ground, 17, (x, z, y, steep) =>
        Math.hypot(x, z) < 0.14
          ? lamp('#ffb04a', 1)
          : matt(steep > 0.75 ? '#6a4c46' : y > 0.5 ? '#8a6460' : '#785a50'),
      ),
    (canvas) => {
      const flows = outlines([
        stream(34, 9, 0.72, 0.085),
        stream(88, -8, 0.62, 0.075),
        stream(62, 7, 0.3, 0.05),
      ])
      canvas.add(
        tag('path', {
          d: flows,
          fill: '#ff4a12',
          stroke: '#ff4a12',
          'stroke-width': 10,
          filter: canvas.blur(9),
          opacity: 0.9,
        }),
        tag('path', {
          d: flows,
          fill: canvas.linear(
            'lava',
            [
              [0, '#ffd27a'],
              [0.35, '#ff9030'],
              [1, '#e8400c'],
            ],
            [0, 0, 0, 1],
          ),
          stroke: '#8a2208',
          'stroke-width': 2,
        }),
      )
      canvas.glow(onLand([0, 0.55, 0]), 200, 130, '#ff8a3a', 0.6)
      const smoke = canvas.radial('smoke', [
        [0, '#a07a70', 0.5],
        [0.6, '#59454c', 0.28],
        [1, '#2a2530', 0],
      ])
      for (const [x, y, size] of triples([612, 235, 70, 650, 165, 90, 588, 130, 80, 668, 85, 110]))
        canvas.add(ellipse([x, y], size, size * 0.7, { fill: smoke }))
    },
  )
}

/** Level ground grown over with giant crystals. */
export function prismField(): string {
  const ground: Ground = (x, z) => 0.06 + 0.05 * ripple(x, z, 4)
  const random = seeded(7)
  const kinds = [
    ['#6a4bff', '#c0aaff'],
    ['#2aa8c8', '#a8f4ff'],
    ['#8b3fd0', '#ff9be8'],
  ] as const
  const clusters: readonly (readonly [x: number, z: number, height: number])[] = triples([
    -0.1, -0.25, 1.25, -0.68, -0.5, 0.7, 0.5, -0.62, 0.85, -0.5, 0.35, 0.6, 0.35, 0.25, 0.72, 0.72, 0.62,
    0.36, 0.05, 0.75, 0.34, 0.8, -0.05, 0.45,
  ])
  const mesh = clusters.flatMap(([x, z, height], index) => {
    const [base, shine] = kinds[index % 3]!
    return (height > 0.5 ? [0, 1, 2] : [0, 1]).flatMap((part) => {
      const tall = height * (part === 0 ? 1 : 0.4 + random() * 0.2)
      const lean = part === 0 ? random() * 10 - 5 : 24
      const spin = part * 140 + 60 + random() * 60
      return place(
        place(spire(tall, 0.07 + tall * 0.09, index * 5 + part, base, shine), { turn: [0, 0, lean] }),
        {
          turn: [0, spin, 0],
          move: [x, ground(x, z), z],
        },
      )
    })
  })
  return parcel(
    'prism-field',
    { accent: palette.quest, rim: palette.realm },
    { ground, rock: ['#2c2350', '#201a3c', '#3a2a78', '#171430'], seed: 102 },
    () => [...terrain(ground, 8, (_x, _z, y) => matt(y > 0.07 ? '#4a3d74' : '#3b3162')), ...mesh],
    (canvas) => canvas.glow([590, 380], 300, 260, '#a88cff', 0.28),
  )
}

/** Dunes round a pool of clear water, a garden under a dome of glass. */
export function glassOasis(): string {
  const pool = (x: number, z: number): number =>
    Math.hypot(x - 0.28, z - 0.3) + 0.04 * Math.sin(Math.atan2(z - 0.3, x - 0.28) * 3)
  const ground: Ground = (x, z) => {
    const dunes = 0.16 + 0.1 * Math.sin(x * 4.2 - z * 2.2 + 0.8 * Math.sin(z * 3)) + 0.05 * ripple(x, z, 2)
    const level = between(0.34, 0.62, pool(x, z)) * between(0.3, 0.6, Math.hypot(x + 0.3, z + 0.3))
    return 0.06 + dunes * level
  }
  const water: Vec3[] = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2
    const radius = 0.42 - 0.04 * Math.sin(angle * 3)
    return [0.28 + radius * Math.cos(angle), 0.075, 0.3 - radius * Math.sin(angle)]
  })
  const palm = (x: number, z: number, height: number, seed: number): Mesh => {
    const random = seeded(seed)
    const top: Vec3 = [x + 0.05, height, z]
    const leaves = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 + random()
      const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
      const [sx, sz] = [-dz * 0.035, dx * 0.035]
      const bend = (out: number, y: number, wide: number): Vec3[] => [
        [top[0] + dx * out + sx * wide, top[1] + y, top[2] + dz * out + sz * wide],
        [top[0] + dx * out - sx * wide, top[1] + y, top[2] + dz * out - sz * wide],
      ]
      return sheet(
        [bend(0, 0, 0.5), bend(0.13, 0.05, 1), bend(0.25, -0.06, 0.1)],
        matt(index % 2 === 0 ? '#2fa37c' : '#1f7f68'),
      )
    }).flat()
    return [
      ...rod([[x, 0.05, z], [x + 0.02, height * 0.5, z], top], [0.026, 0.02, 0.015], 4, matt('#7a5a48')),
      ...leaves,
    ]
  }
  return parcel(
    'glass-oasis',
    { accent: palette.realm, rim: palette.gate },
    { ground, rock: ['#7a5a3c', '#5c412e', '#8a6440', '#3a2a22'], seed: 103, key: 0.75 },
    () => [
      ...terrain(ground, 12, (_x, _z, y) => matt(y > 0.2 ? '#c79a68' : y > 0.1 ? '#a87c52' : '#8a6748')),
      { points: water, material: lamp('#1fb8b0', 0.8) },
      ...palm(0.78, 0.05, 0.42, 1),
      ...palm(-0.02, 0.62, 0.36, 2),
      ...palm(0.82, 0.5, 0.3, 3),
      ...palm(-0.42, -0.3, 0.34, 5),
      ...lathe(pairs([0.44, 0.04, 0.44, 0.1, 0.4, 0.11]), 16, (along, around) =>
        around < 0 ? matt('#2c8a66') : along === 0 ? plates.pale : lamp(palette.realm, 0.9),
      ).map((face) => ({ ...face, points: face.points.map(([x, y, z]): Vec3 => [x - 0.3, y, z - 0.3]) })),
    ],
    (canvas) => {
      const [[cx, cy]] = [onLand([-0.3, 0.1, -0.3])]
      const radius = 132
      canvas.add(
        tag('path', {
          d: `M${Math.round(cx) - radius} ${Math.round(cy)}a${radius} 150 0 0 1 ${radius * 2} 0a${radius} 66 0 0 1 ${-radius * 2} 0z`,
          fill: canvas.linear('dome', [
            [0, '#7ff4ea', 0.5],
            [0.3, '#7ff4ea', 0.12],
            [0.75, '#bff', 0.06],
            [1, '#ffd79a', 0.45],
          ]),
          stroke: '#a8fff6',
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        }),
        tag('path', {
          d: `M${Math.round(cx) - 96} ${Math.round(cy) - 36}q14-70 74-92`,
          fill: 'none',
          stroke: '#fff',
          'stroke-width': 7,
          'stroke-linecap': 'round',
          opacity: 0.55,
        }),
      )
      const [px, py] = onLand([0.28, 0.075, 0.3])
      canvas.glow([px, py], 190, 95, '#6ffff2', 0.45)
      for (const [dx, dy, length] of triples([-60, -14, 70, 10, 18, 60, -20, 40, 44, 44, -24, 40]))
        canvas.add(
          tag('path', {
            d: `M${Math.round(px + dx)} ${Math.round(py + dy)}h${length}`,
            stroke: '#d8fffb',
            'stroke-width': 3,
            'stroke-linecap': 'round',
            opacity: 0.6,
          }),
        )
    },
  )
}

/** Peaks of ice broken by one glowing crevasse. */
export function whiteGlacier(): string {
  const crack = (x: number, z: number): number => Math.abs(x + z * 0.55 - 0.12 - 0.12 * Math.sin(z * 6))
  const ground: Ground = (x, z) => {
    const peaks = fours([
      -0.55, -0.5, 0.95, 0.62, 0.12, -0.72, 0.72, 0.5, -0.72, 0.2, 0.5, 0.45, 0.7, -0.35, 0.5, 0.4,
    ])
    const high = Math.max(
      ...peaks.map(
        ([px, pz, height, reach]) =>
          height * Math.max(0, 1 - (Math.abs(x - px) * 0.9 + Math.abs(z - pz)) / reach / 1.2),
      ),
    )
    const jag = 0.07 * ripple(x * 3, z * 3, 9)
    return Math.max(0.03, 0.16 + high + jag * (0.4 + high) - 0.22 * between(0.1, 0.02, crack(x, z)))
  }
  const shard = (x: number, z: number, height: number, spin: number): Mesh =>
    place(
      loft(
        [
          triples([-0.09, 0, -0.07, 0.1, 0, -0.05, 0.06, 0, 0.09, -0.08, 0, 0.06]),
          [
            [0.03, height, 0],
            [0.03, height, 0],
            [0.03, height, 0],
            [0.03, height, 0],
          ],
        ],
        matt('#f4fbff'),
      ),
      { turn: [0, spin, 0], move: [x, 0.14, z] },
    )
  return parcel(
    'white-glacier',
    { accent: '#7fd0ff', rim: palette.quest },
    { ground, rock: ['#c4e2f4', '#8dbbe0', '#5a8cc0', '#2c4a78'], seed: 104, key: 0.85 },
    () => [
      ...terrain(ground, 16, (x, z, y, steep) =>
        crack(x, z) < 0.05 && y < 0.35
          ? lamp('#39c6f4', 0.9)
          : matt(steep > 1.3 ? '#8fb2d6' : y > 0.5 ? '#f2f8ff' : '#c9e0f2'),
      ),
      ...shard(0.55, 0.62, 0.42, 10),
      ...shard(0.72, 0.5, 0.26, 60),
      ...shard(0.8, 0.1, 0.3, 80),
    ],
  )
}

/** A shallow sea over sunken arches, corals lit from within. */
export function drownedReef(): string {
  const ground: Ground = (x, z) => 0.02 + 0.03 * ripple(x, z, 6)
  const random = seeded(19)
  const corals = ['#ff5aa8', '#ff9a5a', '#b07aff', '#3de0c8'] as const
  const coral = (x: number, z: number, height: number, colour: string): Mesh =>
    Array.from({ length: 4 }, (_, index) => {
      const angle = (index / 4) * Math.PI * 2 + random() * 2
      const out = height * (0.25 + random() * 0.3)
      const tall = height * (0.7 + random() * 0.5)
      return rod(
        [
          [x, 0, z],
          [x + Math.cos(angle) * out * 0.9, tall * 0.45, z + Math.sin(angle) * out * 0.9],
          [x + Math.cos(angle) * out, tall, z + Math.sin(angle) * out],
        ],
        [0.045, 0.036, 0.045],
        3,
        (along) => lamp(colour, along === 0 ? 0.5 : along === 1 ? 0.8 : 1),
      )
    }).flat()
  const arch = (x: number, z: number, radius: number, turn: number, share: number): Mesh =>
    place(
      rod(
        Array.from({ length: Math.round(9 * share) }, (_, index): Vec3 => [
          -radius * Math.cos((index / 8) * Math.PI),
          radius * 1.25 * Math.sin((index / 8) * Math.PI) - 0.04,
          0,
        ]),
        0.085,
        4,
        (along) => (along % 3 === 2 ? matt('#5a8f96') : matt('#a8c4c0')),
      ),
      { turn: [0, turn, 0], move: [x, 0, z] },
    )
  return parcel(
    'drowned-reef',
    { accent: '#1fc4d8', rim: palette.mythic },
    { ground, rock: ['#1d8fa8', '#14667f', '#0e4560', '#0a2b42'], seed: 105, key: 0.8 },
    () => [
      ...terrain(ground, 8, (x, z, y) => ({
        base: y > 0.03 ? [0.2, 0.66, 0.72] : [0.08, 0.42, 0.55],
        metal: ripple(x * 2, z * 2, 3) > 0.1 ? 0.5 : 0.2,
      })),
      ...arch(-0.35, -0.5, 0.46, 28, 1),
      ...arch(0.42, -0.28, 0.36, 12, 0.72),
      ...arch(-0.62, 0.3, 0.26, 60, 1),
      ...coral(0.1, 0.2, 0.32, corals[0]),
      ...coral(0.62, 0.3, 0.3, corals[1]),
      ...coral(-0.2, 0.66, 0.26, corals[2]),
      ...coral(-0.78, -0.12, 0.26, corals[1]),
      ...coral(0.75, -0.7, 0.28, corals[2]),
    ],
    (canvas) => {
      for (const [x, z] of pairs([-0.35, -0.1, 0.3, 0.45, 0.75, -0.1])) {
        const [px, py] = onLand([x, 0.04, z])
        canvas.add(
          ellipse([px, py], 62, 26, { fill: 'none', stroke: '#b8fbff', 'stroke-width': 2, opacity: 0.45 }),
          ellipse([px, py], 34, 14, { fill: 'none', stroke: '#b8fbff', 'stroke-width': 2, opacity: 0.35 }),
        )
      }
    },
  )
}

/** The scar of an impact, its rim worn, what fell still warm in the middle. */
export function oldCrater(): string {
  const ground: Ground = (x, z) => {
    const out = Math.hypot(x, z) + 0.02 * ripple(x * 0.7, z * 0.7, 8)
    const rim = 0.34 * Math.exp(-(((out - 0.68) / 0.19) ** 2))
    const bowl = -0.3 * between(0.7, 0.2, out)
    return Math.max(-0.26, 0.14 + rim + bowl + 0.025 * ripple(x * 1.5, z * 1.5, 5) * between(0.3, 0.7, out))
  }
  const meteor = place(crystal(0.44, 0.17, 77, '#6b5a52', '#c8823c'), {
    turn: [14, 20, -12],
    move: [0, -0.22, 0],
  })
  const mast = [
    ...rod(triples([0.74, 0.3, 0.42, 0.74, 0.86, 0.42]), [0.018, 0.01], 4, plates.pale),
    ...place(lathe(pairs([0.03, 0, 0.03, 0.05]), 6, lamp('#ff5a4a', 1.2)), { move: [0.74, 0.86, 0.42] }),
  ]
  const boulders = triples([
    0.86, -0.8, 0.09, -0.84, 0.84, 0.1, 0.86, 0.82, 0.07, -0.86, -0.82, 0.1, 0.3, 0.92, 0.06,
  ])
  return parcel(
    'old-crater',
    { accent: '#8fa6d8', rim: palette.gate },
    { ground, rock: ['#5b6070', '#454a5a', '#666a78', '#2d313e'], seed: 106, key: 0.9 },
    () => [
      ...terrain(ground, 16, (x, z, y) =>
        Math.hypot(x, z) < 0.24
          ? matt('#8a5a34')
          : matt(y < 0.02 ? '#4c5060' : y > 0.34 ? '#a9adba' : '#7d8292'),
      ),
      ...meteor,
      ...mast,
      ...boulders.flatMap(([x, z, size]) =>
        place(
          crystal(size * 2, size, Math.round(x * 100) + 300, '#6f7484', '#8d92a2').map((face) => ({
            ...face,
            material: matt('#858a9a'),
          })),
          { move: [x, 0.1, z] },
        ),
      ),
    ],
    (canvas) => canvas.glow(onLand([0, 0.02, 0]), 170, 110, '#ffa04a', 0.75),
  )
}
