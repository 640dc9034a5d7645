import { rgb } from './colour.ts'
import type { Material } from './geometry.ts'

/** Painted armour and hull plates. */
export function painted(colour: string): Material {
  return { base: rgb(colour), metal: 0.25 }
}

/** Bare metal, which mostly shows the studio. */
export function metal(colour: string): Material {
  return { base: rgb(colour), metal: 0.85 }
}

/** Gold-coloured fittings: half paint, half metal, so that they stay warm under a cold light. */
export const brass: Material = { base: rgb('#f0aa52'), metal: 0.35 }

/** Dark polished glass, tinted. */
export function glass(colour: string): Material {
  return { base: rgb(colour), metal: 1 }
}

/** Rock, earth, cloth: no shine at all. */
export function matt(colour: string): Material {
  return { base: rgb(colour), metal: 0 }
}

/** A lamp. Strength 1 shows the colour as it is. */
export function lamp(colour: string, strength = 1): Material {
  return { base: rgb(colour), metal: 0, emit: strength }
}

/** The three neutral plates that most subjects share, so that they look made by one yard. */
export const plates = {
  pale: painted('#b9c4d6'),
  mid: painted('#66738c'),
  dark: metal('#39445a'),
  black: metal('#1b2231'),
} as const
