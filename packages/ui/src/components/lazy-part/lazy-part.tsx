import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary'

/** What shows in place of a part that has not loaded. */
export interface LazyPartOptions<Props> {
  /** Shows while the code loads. @default nothing */
  loading?: ComponentType<Props> | undefined
  /**
   * Shows if the part failed to load or render, such as a `PartFailed`; `onRetry` loads it again. @default what shows
   * while it loads, such as its prerendered content
   */
  failed?: ComponentType<Props & { onRetry: () => void }> | undefined
}

/**
 * Returns a component whose code loads after the page. Its failure is limited to it: the page stays, and a retry or the
 * next visit makes another attempt.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading, failed: Failed }: LazyPartOptions<Props> = {},
) {
  const start = () => {
    let fail: (error: unknown) => void
    const failure = new Promise<unknown>((resolve) => (fail = resolve))
    const Part = lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        attempt = start()
        fail(error)
        // A stream waits for all of its parts.
        if (typeof document === 'undefined') throw error
        // A rejection while React hydrates would be an uncaught error of the page.
        return new Promise<never>(() => {})
      }
    })
    return { Part, failure }
  }
  let attempt = start()

  function NewestAttempt(props: Props) {
    const { Part, failure } = attempt
    const { showBoundary } = useErrorBoundary()
    useEffect(() => {
      let over = false
      void failure.then((error) => {
        if (over) return
        if (Failed) showBoundary(error)
        else reportError(error)
      })
      return () => {
        over = true
      }
    }, [failure, showBoundary])
    return (
      <Suspense fallback={Loading && <Loading {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }

  const renderFailed = (props: Props, onRetry: () => void) =>
    Failed && <Failed {...props} onRetry={onRetry} />

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => renderFailed(props, resetErrorBoundary)}>
        <NewestAttempt {...props} />
      </ErrorBoundary>
    )
  }
}
