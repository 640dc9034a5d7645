import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary'

/** The placeholders of a part that has not loaded. */
export interface LatePartOptions<Props> {
  /** Returns the placeholder while the code loads. @default nothing */
  loading?: ((props: Props) => ReactNode) | undefined
  /**
   * Returns the placeholder of a part that failed to load or render; `retry` loads it again. @default what shows while
   * it loads, such as its prerendered content
   */
  failed?: ((props: Props, retry: () => void) => ReactNode) | undefined
}

/**
 * Returns a component whose code loads after the page. Its failure is limited to it: the page stays, and a retry or the
 * next visit makes another attempt.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LatePartOptions<Props> = {},
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
      if (failed) void failure.then((error) => !over && showBoundary(error))
      return () => {
        over = true
      }
    }, [failure, showBoundary])
    return (
      <Suspense fallback={loading?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }

  return function LatePart(props: Props) {
    return (
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => failed?.(props, resetErrorBoundary)}>
        <NewestAttempt {...props} />
      </ErrorBoundary>
    )
  }
}
