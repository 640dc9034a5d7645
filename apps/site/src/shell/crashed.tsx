import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import { focusContent } from '@meridian/ui/lib/page-content'
import { lazy, Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

export const loadCrashed = async () => ({
  default: (await import('@meridian/ui/screens/crashed')).CrashedScreen,
})

const CrashedScreen = lazy(loadCrashed)

/** The notice comes after the page has changed, and the focus with it. */
function FocusOnNotice() {
  useEffect(() => focusContent({ preventScroll: true }), [])
  return null
}

/** Shown when a screen could not be drawn or loaded; a reload usually brings it back. */
export function Crashed() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    // Where not even the notice comes, it says so without looks.
    <ErrorFallback fallback={<h1>Something went wrong</h1>}>
      <Suspense>
        <CrashedScreen onReload={() => window.location.reload()} />
        <FocusOnNotice />
      </Suspense>
    </ErrorFallback>
  )
}
