import { itemCodec, type Item } from '@meridian-2117/contract'
import * as z from 'zod/mini'
import { readJson, type KeyValueStore } from '../storage/key-value-store.ts'

/** The make-offer screen finds its item under this key. */
const key = 'paymentItem'

/** Stores the item that an offer is about. */
export const storeOfferItem = (storage: KeyValueStore, item: Item): void =>
  storage.set(key, JSON.stringify(z.encode(itemCodec(item.kind), item)))

/** Returns the stored item; `null` if there is none or it is damaged. */
export const readOfferItem = (storage: KeyValueStore): Item | null =>
  readJson(storage, key, (json) => z.parse(itemCodec('collectible'), json))
