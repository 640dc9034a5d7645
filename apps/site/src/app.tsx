import { StrictMode, useEffect, type ReactNode } from 'react'
import { ServicesProvider } from './services/services-context.tsx'
import type { Services } from './services/services.ts'

/** What stands around the router: the same in the browser and where pages are written beforehand, as React demands. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  useEffect(() => window.endEarlyPresses?.(), [])
  return (
    <StrictMode>
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </StrictMode>
  )
}
