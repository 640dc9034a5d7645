import * as z from 'zod/mini'
import { itemCodec, type Item } from './item.ts'
import type { ItemState } from './paths/item-link.ts'

const stateCodec = z.object({ item: itemCodec('collectible') })

/** Reads the item from navigation state; `null` if it is absent or damaged. */
export function readItemState(state: unknown): Item | null {
  const read = z.safeDecode(stateCodec, state as z.input<typeof stateCodec>)
  return read.success ? (read.data satisfies ItemState).item : null
}
