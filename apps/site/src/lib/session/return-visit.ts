import { itemCodec, type Item } from '@meridian-2117/contract'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useServices } from '../services/services-context.tsx'
import { readJson, type KeyValueStore } from '../storage/key-value-store.ts'

const key = 'returnVisit'

/** Milliseconds within which a sign-in returns to the item. */
const returnWithinMs = 15 * 60 * 1000

const visitSchema = z.object({ path: z.string(), item: z.optional(itemCodec('collectible')), at: z.number() })

/** The page where a purchase asked for a sign-in. */
export interface ReturnVisit {
  path: string
  /** Absent on a page without an item. */
  item?: Item | undefined
}

/** Remembers the item's page for the next sign-in. `nowMs` is epoch `ms`. */
export function rememberVisit(storage: KeyValueStore, { path, item }: ReturnVisit, nowMs: number): void {
  storage.set(key, JSON.stringify(z.encode(visitSchema, { path, item, at: nowMs })))
}

/**
 * Returns the remembered page, once, if the player left it at most 15 minutes ago; else `null`. `nowMs` is epoch `ms`.
 */
export function consumeVisit(storage: KeyValueStore, nowMs: number): ReturnVisit | null {
  const visit = readJson(storage, key, (json) => z.parse(visitSchema, json))
  storage.remove(key)
  return visit && nowMs - visit.at <= returnWithinMs ? { path: visit.path, item: visit.item } : null
}

/** Returns to the item that asked for the sign-in within 15 minutes, else goes to `target`. */
export function useRedirectAfterSignIn(): (target: string) => void {
  const { tab } = useServices()
  const navigate = useNavigate()
  return (target) => {
    const visit = consumeVisit(tab, Date.now())
    const path = visit?.path ?? target
    const { to, state } = visit?.item ? itemLink(visit.item, path) : { to: path, state: undefined }
    void navigate(to, { state })
  }
}
