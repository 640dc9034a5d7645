import { focusContent } from '@meridian/ui/lib/page-content'
import { CrashedScreen, type CrashedScreenProps } from '@meridian/ui/screens/crashed'
import { useEffect } from 'react'

/** What a broken page says. It comes after the page has changed, and the focus with it. */
export function ErrorNotice(known: Pick<CrashedScreenProps, 'payment'>) {
  useEffect(() => focusContent({ preventScroll: true }), [])
  return <CrashedScreen {...known} onReload={() => window.location.reload()} />
}
