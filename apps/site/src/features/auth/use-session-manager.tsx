import { useSyncExternalStore, type ReactNode } from 'react'
import { useServices } from '../../lib/services/services-context.tsx'
import { useLateCode } from '../../lib/use-lazy-module.ts'

const loadKeeper = () => import('./session-manager.tsx')

/**
 * What keeps a session, fetched once a player is there: visitors do without it, and without the machines. Where it does
 * not come, it is fetched again as soon as something waits for it.
 */
export function useSessionKeeper(): ReactNode {
  const { sessions } = useServices()
  const present = useSyncExternalStore(sessions.subscribe, () => sessions.get() !== null, no)
  const waiting = useSyncExternalStore(sessions.subscribe, sessions.waiting, none)
  const keeper = useLateCode(loadKeeper, { wanted: present || waiting > 0, presses: waiting })
  return keeper && <keeper.SessionKeeper />
}

const no = () => false
const none = () => 0
