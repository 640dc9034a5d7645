import { focusContent } from '@meridian/ui/lib/page-content'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useSession } from '../services/services-context.tsx'
import { tabTitle } from './tab-title.ts'

/** What a route says about itself beyond its screen. */
export interface PageHandle {
  /** The page's name in the browser's tab. */
  title: string
}

/**
 * Names the page in the tab and moves the focus to its content, so that a screen reader starts where the page does: on
 * another page, and where what had the focus has gone with the player.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const signedIn = useSession() !== null
  const title = useMatches().reduce(
    (named, { handle }) => (handle as PageHandle | undefined)?.title ?? named,
    '',
  )
  const before = useRef({ pathname, signedIn })

  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])

  useEffect(() => {
    const moved = before.current.pathname !== pathname
    const signedOut = before.current.signedIn && !signedIn
    before.current = { pathname, signedIn }
    if (moved || (signedOut && document.activeElement === document.body))
      focusContent({ preventScroll: true })
  }, [pathname, signedIn])
}
