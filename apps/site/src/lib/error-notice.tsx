import { focusContent } from '@meridian/ui/lib/page-content'
import { ErrorPageScreen, type ErrorPageScreenProps } from '@meridian/ui/screens/error-page'
import { useEffect } from 'react'

/** What a broken page says. It comes after the page has changed, and the focus with it. */
export function ErrorNotice(known: Pick<ErrorPageScreenProps, 'payment'>) {
  useEffect(() => focusContent({ preventScroll: true }), [])
  return <ErrorPageScreen {...known} onReload={() => window.location.reload()} />
}
