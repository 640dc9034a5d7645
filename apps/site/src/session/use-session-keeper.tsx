import { somethingWentWrong } from '@meridian/contract/rules/something-went-wrong'
import { showToast } from '@meridian/ui/lib/toast'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useServices } from '../services/services-context.tsx'

/**
 * What keeps a session, fetched once a player is there: visitors do without it, and without the machines. Where it does
 * not come, it is fetched again as soon as something waits for it.
 */
export function useSessionKeeper(): ReactNode {
  const { sessions } = useServices()
  const present = useSyncExternalStore(sessions.subscribe, () => sessions.get() !== null, no)
  const waiting = useSyncExternalStore(sessions.subscribe, sessions.waiting, none)
  const [keeper, setKeeper] = useState<ReactNode>()

  useEffect(() => {
    if (keeper || (!present && waiting === 0)) return
    import('./session-keeper.tsx').then(
      ({ SessionKeeper }) => setKeeper(<SessionKeeper />),
      () => waiting > 0 && showToast({ tone: 'error', text: somethingWentWrong }),
    )
  }, [keeper, present, waiting])
  return keeper
}

const no = () => false
const none = () => 0
