import { focusContent } from '@meridian/ui/lib/page-content'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../lib/services/services-context.tsx'
import { usePageHandle, usePageTitle } from '../lib/use-page-title.ts'

/**
 * Names the page in the tab and moves the focus to its content, so that a screen reader starts where the page does: on
 * another page, and where what had the focus has gone with the player.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const signedIn = useSession() !== null
  const { title, titledByItem } = usePageHandle()
  usePageTitle(titledByItem ? undefined : title)
  const before = useRef({ pathname, signedIn })

  useEffect(() => {
    const moved = before.current.pathname !== pathname
    const signedOut = before.current.signedIn && !signedIn
    before.current = { pathname, signedIn }
    if (moved || (signedOut && document.activeElement === document.body))
      focusContent({ preventScroll: true })
  }, [pathname, signedIn])
}
