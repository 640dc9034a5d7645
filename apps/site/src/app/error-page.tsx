import { lazy, Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useRouteError } from 'react-router-dom'

export const loadErrorNotice = async () => ({
  default: (await import('../lib/error-notice.tsx')).ErrorNotice,
})

const ErrorNotice = lazy(loadErrorNotice)

/** Shown when a screen fails to render or load; a reload usually helps. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    // The notice is a separate chunk, which may not load either.
    <ErrorBoundary fallback={<h1>Something went wrong</h1>}>
      <Suspense>
        <ErrorNotice />
      </Suspense>
    </ErrorBoundary>
  )
}
