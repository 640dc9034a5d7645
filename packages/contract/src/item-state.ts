import * as z from 'zod/mini'
import { itemCodec, type Item } from './item.ts'
import type { ItemState } from './rules/item-link.ts'

const stateCodec = z.object({ item: itemCodec('collectible') })

/** The item that a link handed over; `null` where there is none or it is damaged. */
export function readItemState(state: unknown): Item | null {
  const read = z.safeDecode(stateCodec, state as z.input<typeof stateCodec>)
  return read.success ? (read.data satisfies ItemState).item : null
}
