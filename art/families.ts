/**
 * The encoding of each family of pictures, and the largest size of its files. Sizes and widths stand in the contract.
 */
import { isPhoneCrop, type PictureFamily, type PictureFormat } from '@meridian-2117/ui/pictures/pictures'

export interface Encoding {
  /** The quality that is used when the budget allows it. */
  quality: Record<PictureFormat, number>
  /** The most bytes of a file, by width in px; a width without a budget keeps to that of the next wider one. */
  budgets: Readonly<Record<number, number>>
}

const encodings: Record<PictureFamily | 'phone', Encoding> = {
  collectibles: { quality: { avif: 54, webp: 74 }, budgets: { 640: 25_000, 960: 50_000 } },
  parcels: { quality: { avif: 54, webp: 74 }, budgets: { 640: 30_000, 960: 60_000 } },
  fronts: { quality: { avif: 54, webp: 74 }, budgets: { 800: 60_000, 1600: 160_000 } },
  heroes: { quality: { avif: 58, webp: 78 }, budgets: { 1920: 120_000, 2240: 160_000 } },
  portraits: { quality: { avif: 54, webp: 74 }, budgets: { 640: 30_000 } },
  graphics: { quality: { avif: 54, webp: 74 }, budgets: { 1200: 90_000 } },
  phone: { quality: { avif: 66, webp: 84 }, budgets: { 1080: 90_000 } },
}

/**
 * Below this a picture is not fit to be shown: it must become simpler. WebP may go lower, as few browsers see it and a
 * dense city costs it more.
 */
export const lowestQuality: Record<PictureFormat, number> = { avif: 40, webp: 30 }

/** The largest size of all pictures together, in bytes. */
export const totalBudget = 40_000_000

export const encodingOf = (family: PictureFamily, name: string): Encoding =>
  encodings[isPhoneCrop(name) ? 'phone' : family]

/** The most bytes that a file of this width may have. */
export function budgetOf({ budgets }: Encoding, width: number): number {
  const next = Math.min(
    ...Object.keys(budgets)
      .map(Number)
      .filter((wide) => wide >= width),
  )
  const budget = budgets[next]
  if (budget === undefined) throw new Error(`There is no budget for ${width} px`)
  return budget
}
