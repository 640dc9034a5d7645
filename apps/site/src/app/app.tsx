import { StrictMode, useEffect, type ReactNode } from 'react'
import { ServicesProvider } from '../lib/services/services-context.tsx'
import { usableMark } from './first-view/usable-mark.ts'
import { previewBar } from './preview-bar.tsx'
import type { Services } from '../lib/services/services.ts'

export interface AppProps {
  services: Services
  /** React has drawn and the page answers: what may come later can come. Has to stay the same. */
  onStand?: (() => void) | undefined
  /** The router. */
  children: ReactNode
}

/** What stands around the router: the same in the browser and where pages are written beforehand, as React demands. */
export function App({ services, onStand, children }: AppProps) {
  useEffect(() => {
    onStand?.()
    performance.mark(usableMark)
  }, [onStand])
  return (
    <StrictMode>
      <ServicesProvider services={services}>{children}</ServicesProvider>
      {previewBar}
    </StrictMode>
  )
}
