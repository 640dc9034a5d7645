import { itemCodec, type Item } from '@meridian/contract'
import * as z from 'zod/mini'
import type { KeyValueStore } from '../storage/key-value-store.ts'

/** The key under which the make-offer screen finds its item. */
const key = 'paymentItem'

/** Keeps the item that an offer is about. */
export const keepOfferItem = (storage: KeyValueStore, item: Item): void =>
  storage.set(key, JSON.stringify(z.encode(itemCodec(item.kind), item)))

/** Returns the stored item; `null` if there is none or it is damaged. */
export function readOfferItem(storage: KeyValueStore): Item | null {
  try {
    const read = z.safeDecode(itemCodec('collectible'), JSON.parse(storage.get(key) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
