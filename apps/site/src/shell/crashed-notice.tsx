import { focusContent } from '@meridian/ui/lib/page-content'
import { CrashedScreen } from '@meridian/ui/screens/crashed'
import { useEffect } from 'react'

/** What a broken page says. It comes after the page has changed, and the focus with it. */
export function CrashedNotice() {
  useEffect(() => focusContent({ preventScroll: true }), [])
  return <CrashedScreen onReload={() => window.location.reload()} />
}
