import type { Player } from '@meridian-2117/contract'
import { displayName } from '@meridian-2117/contract/names/display-name'
import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import { SavedItemsContext } from '@meridian-2117/ui/lib/saved-items'
import { SiteFooter } from '@meridian-2117/ui/sections/site-footer'
import { SiteHeader, type HeaderPlayer } from '@meridian-2117/ui/sections/site-header'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { showsSearch } from '../../features/search/shows-search.ts'
import { PressFailed } from '../../lib/press-failed.tsx'
import { useHydrated, useServices } from '../../lib/services/services-context.tsx'
import { useKnownPlayer } from '../../lib/session/get-profile.ts'
import { logDeadEnd } from '../../lib/dead-ends.ts'

// Visitors have no search, so they do not load it.
const HeaderSearch = lazyPart(
  async () => (await import('../../features/search/header-search.tsx')).HeaderSearch,
)

const LogOut = lazyPart(async () => (await import('../../features/auth/log-out.tsx')).LogOut, {
  failed: PressFailed,
})

/** Puts header and footer around every page but the secure payment, with search and logout. */
export function SiteLayout() {
  const player = useKnownPlayer()
  const hydrated = useHydrated()
  const { saved } = useServices()
  const { pathname } = useLocation()
  const [entered, setEntered] = useState(false)
  const [logOutPath, setLogOutPath] = useState<string>()
  // The dialog fades out after the session has ended.
  if (player && !entered) setEntered(true)
  // The question belongs to this page.
  if (logOutPath !== undefined && logOutPath !== pathname) setLogOutPath(undefined)

  return (
    <>
      <SiteHeader
        player={headerPlayerOf(player, hydrated)}
        onDeadEnd={logDeadEnd}
        onLogOut={() => setLogOutPath(pathname)}
        search={
          // Until the player is known, their box is empty.
          (player || !hydrated) && showsSearch(pathname) && (player ? <HeaderSearch /> : <></>)
        }
      />
      <SavedItemsContext value={saved}>
        <Outlet />
      </SavedItemsContext>
      <SiteFooter onDeadEnd={logDeadEnd} />
      {entered && <LogOut pressed={logOutPath !== undefined} onEnd={() => setLogOutPath(undefined)} />}
    </>
  )
}

function headerPlayerOf(player: Player | null, hydrated: boolean): HeaderPlayer {
  if (player) return { status: 'signedIn', name: displayName(player), avatar: player.avatar }
  return { status: hydrated ? 'signedOut' : 'unknown' }
}
