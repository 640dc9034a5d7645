import { focusContent } from '@meridian-2117/ui/lib/focus'
import { ErrorPageScreen, type ErrorPageScreenProps } from '@meridian-2117/ui/screens/error-page'
import { useEffect } from 'react'

/** Reports a crashed page, and takes the focus. */
export function ErrorNotice(known: Pick<ErrorPageScreenProps, 'payment'>) {
  useEffect(() => focusContent({ preventScroll: true }), [])
  return <ErrorPageScreen {...known} onReload={() => window.location.reload()} />
}
