import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { focusContent } from '../../lib/page-content.ts'

/** The stand-ins of a part that has not loaded. */
export interface LatePartOptions<Props> {
  /** Returns the stand-in while the code loads. @default nothing */
  loading?: ((props: Props) => ReactNode) | undefined
  /** Returns the stand-in of a part that failed to load or render; `retry` loads it again. @default nothing */
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
  const start = () => lazy(async () => ({ default: await load() }))
  let Part = start()
  const NewestAttempt = (props: Props) => <Part {...props} />

  return function LatePart(props: Props) {
    return (
      <ErrorBoundary
        // React keeps a rejection for ever.
        onError={() => {
          Part = start()
        }}
        fallbackRender={({ resetErrorBoundary }) =>
          failed?.(props, () => {
            // The pressed button unmounts.
            focusContent({ preventScroll: true })
            resetErrorBoundary()
          })
        }
      >
        <Suspense fallback={loading?.(props)}>
          <NewestAttempt {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
