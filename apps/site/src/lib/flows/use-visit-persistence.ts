import { useLocation } from 'react-router-dom'
import { useSession } from '../services/services-context.tsx'
import type { Keeping } from './persisted-snapshot.ts'

/** How old an open dialog may be when it is opened again, in `ms`. */
const keptMs = 15 * 60 * 1000

/**
 * Keeps a flow over a reload of this visit, for this player alone: a dialog that was open is open again. `about` tells
 * it from other runs on the same page, `version` from those of an older machine.
 */
export function useVisitKeeping(version: number, about = ''): Keeping {
  const userId = useSession()?.user.id ?? ''
  const { key: visit } = useLocation()
  return { name: `${userId}:${about}:${visit}`, version, maxAgeMs: keptMs }
}
