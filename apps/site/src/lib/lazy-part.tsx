import { ErrorFallback } from '@meridian/ui/components/error-fallback'
import { lazy, Suspense, type ComponentType } from 'react'
import { loadCode } from './load-code.ts'

/** A part of a page whose code comes after the page; where it does not come, the page stands without the part. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await loadCode(load) }))
  return function LazyPart(props: Props) {
    return (
      <ErrorFallback fallback={null}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorFallback>
    )
  }
}
