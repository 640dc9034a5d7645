import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

export const loadErrorNotice = async () => (await import('../lib/error-notice.tsx')).ErrorNotice

const ErrorNotice = lazyPart(loadErrorNotice, { failed: () => <h1>Something went wrong</h1> })

/** Shown when a screen fails to render or load; a reload usually helps. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return <ErrorNotice />
}
