import { palette } from './colour.ts'
import {
  bothSides,
  lathe,
  loft,
  pairs,
  place,
  rod,
  triples,
  type Material,
  type Mesh,
  type Vec3,
} from './geometry.ts'
import { lamp, painted, plates } from './materials.ts'
import { collectible } from './stage.ts'

const sides = 20

/** Heights of the shell's rings; the visor lies between rings 4 and 7. */
const rows: readonly (readonly [y: number, radius: number])[] = pairs([
  0, 0.52, 0.14, 0.66, 0.34, 0.74, 0.5, 0.78, 0.56, 0.79, 0.7, 0.81, 0.84, 0.82, 0.92, 0.835, 1.1, 0.83, 1.28,
  0.73, 1.42, 0.56, 1.51, 0.3, 1.54, 0,
])

/** Gold glass, with the studio's two strips mirrored in it. */
function visor(row: number, around: number): Material {
  const streak = [3, 4, 8].includes(around)
  return lamp(
    streak ? '#ffd07a' : row === 6 ? '#a8560c' : row === 5 ? '#7a3a08' : '#4d2406',
    streak && row < 6 ? 0.95 : 0.85,
  )
}

/** The shell: longer to the front, the jaw drawn forward, the visor's edges dipping towards the nose. */
function shell(): Mesh {
  const rings = rows.map(([y, radius], row) =>
    Array.from({ length: sides }, (_, index): Vec3 => {
      const angle = ((index + 0.5) / sides) * Math.PI * 2
      const front = Math.max(0, Math.sin(angle)) ** 3
      const jaw = row < 4 ? 0.16 * front * (row / 3) : row < 7 ? 0.04 * front : 0
      const inset = row > 3 && row < 7 && front > 0.06 ? 0.955 : 1
      const dip = row > 3 && row < 8 ? -0.1 * front * (row < 6 ? 1.3 : 0.5) : 0
      return [
        radius * inset * 0.88 * Math.cos(angle),
        y + dip,
        radius * inset * 1.04 * Math.sin(angle) + jaw + (row > 7 ? -0.04 * (row - 7) * 0.4 : 0),
      ]
    }),
  )
  const facing = (around: number): number => Math.abs(((around + 1) / sides) * 360 - 90)
  const material = (row: number, around: number): Material => {
    const off = facing(around)
    if (row >= 4 && row < 7 && off < 66) return visor(row, around)
    if (row === 3 && off < 72) return plates.black
    if (row < 3 && off < 34) return plates.dark
    if (row < 3 && off < 100) return plates.mid
    if (row === 7 && off < 78) return plates.mid
    if (row >= 7 && off < 14) return painted('#ff5a34')
    if (row < 2) return plates.mid
    return plates.pale
  }
  return loft(rings, material)
}

/** A pilot's helmet, turned to the right, with ear disc, crest and aerial. */
export function vanguardHelm(): string {
  const crest = loft(
    [-58, -20, 18, 54].map((degrees): Vec3[] => {
      const angle = ((degrees + 90) * Math.PI) / 180
      const at = (radius: number, x: number): Vec3 => [
        x,
        0.74 + radius * Math.sin(angle) * 0.98,
        0.86 * radius * Math.cos(angle) - 0.05,
      ]
      const high = 0.84 + 0.1 * Math.cos((degrees * Math.PI) / 130)
      return [at(0.7, -0.075), at(high, -0.05), at(high, 0.05), at(0.7, 0.075)]
    }),
    (_, around) => (around === 1 ? painted(palette.ion) : plates.mid),
  )
  const ear: Mesh = place(
    lathe(pairs([0.24, -0.02, 0.26, 0.07, 0.17, 0.13, 0.15, 0.13, 0.06, 0.08]), 10, (along) =>
      along === 2 || along === 3 ? lamp(palette.ion, 0.9) : plates.mid,
    ),
    { turn: [0, 0, -90], move: [0.68, 0.66, -0.08] },
  )
  const aerial = rod(
    triples([-0.76, 0.7, -0.16, -0.8, 1.1, -0.2, -0.84, 1.62, -0.26, -0.85, 1.68, -0.265]),
    [0.05, 0.03, 0.012, 0.03],
    5,
    (along) => (along === 2 ? lamp('#ff6a4a', 1.1) : plates.mid),
  )
  const head = place([...shell(), ...crest, ...bothSides(ear), ...aerial], {
    size: 1.2,
    turn: [0, 32, 0],
    move: [0, 0.42, 0],
  })
  const neck = lathe(
    pairs([0.72, -0.02, 0.72, 0.05, 0.56, 0.12, 0.52, 0.22, 0.58, 0.3, 0.5, 0.46]),
    14,
    (along) => (along === 1 ? lamp(palette.ion, 0.85) : plates.black),
  )
  return collectible('vanguard-helm', { accent: palette.ion, rim: '#ff5a34' }, () => [...neck, ...head], {
    seed: 21,
    key: 1,
  })
}
