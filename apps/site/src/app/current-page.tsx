import { useLayoutEffect, useState } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'

/**
 * Renders the page of the router. A first render yields, and React Router listens only after it: when the router has
 * meanwhile arrived elsewhere, as after an early Back, the page renders again.
 */
export function CurrentPage({ router }: Pick<RouterProviderProps, 'router'>) {
  const [{ initialized, location }, setRendered] = useState(router.state)
  // oxlint-disable-next-line react/set-state-in-effect -- it renders again only where the router has moved on
  useLayoutEffect(() => setRendered(router.state), [router])
  return <RouterProvider key={`${initialized} ${location.key}`} router={router} />
}
