import { itemCodec, type Item } from '@meridian/contract'
import { itemLink } from '@meridian/contract/paths/item-link'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useServices } from '../services/services-context.tsx'
import { readJson, type KeyValueStore } from '../storage/key-value-store.ts'

const key = 'returnVisit'

/** The time within which a sign-in returns to the item, in `ms`. */
const returnWithinMs = 15 * 60 * 1000

const visitSchema = z.object({ path: z.string(), item: z.optional(itemCodec('collectible')), at: z.number() })

/** The page on which a purchase asked for a sign-in. */
export interface ReturnVisit {
  path: string
  /** The page's item, if it had one. */
  item?: Item | undefined
}

/** Remembers the item's page for the sign-in that follows. `nowMs` is epoch `ms`. */
export function rememberVisit(storage: KeyValueStore, { path, item }: ReturnVisit, nowMs: number): void {
  storage.set(key, JSON.stringify(z.encode(visitSchema, { path, item, at: nowMs })))
}

/** The remembered page, once, if the player left it at most 15 minutes ago. `nowMs` is epoch `ms`. */
export function takeVisit(storage: KeyValueStore, nowMs: number): ReturnVisit | null {
  const visit = readJson(storage, key, (json) => z.parse(visitSchema, json))
  storage.remove(key)
  return visit && nowMs - visit.at <= returnWithinMs ? { path: visit.path, item: visit.item } : null
}

/** Leads back to the item that asked for the sign-in within 15 minutes, else to `target`. */
export function useRedirectAfterSignIn(): (target: string) => void {
  const { tab } = useServices()
  const navigate = useNavigate()
  return (target) => {
    const visit = takeVisit(tab, Date.now())
    const path = visit?.path ?? target
    const { to, state } = visit?.item ? itemLink(visit.item, path) : { to: path, state: undefined }
    void navigate(to, { state })
  }
}
