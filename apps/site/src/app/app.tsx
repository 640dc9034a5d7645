import { StrictMode, useEffect, type ReactNode } from 'react'
import { ServicesProvider } from '../lib/services/services-context.tsx'
import { usableMark } from './hydration/usable-mark.ts'
import { routerLinks } from '../lib/router-links.tsx'
import { MeridianRoot } from '@meridian-2117/ui/components/meridian-root'
import { LinkProvider } from '@meridian-2117/ui/lib/links'
import { PicturesProvider, type PictureSettings } from '@meridian-2117/ui/pictures/pictures-provider'
import type { Services } from '../lib/services/services.ts'

export interface AppProps {
  services: Services
  pictures: PictureSettings
  /** Called once React has hydrated or rendered the page. Pass the same function on each render. */
  onHydrated?: (() => void) | undefined
  children: ReactNode
}

/** Wraps the router in its providers. Browser and prerendering share it, since hydration needs the same tree. */
export function App({ services, pictures, onHydrated, children }: AppProps) {
  useEffect(() => {
    onHydrated?.()
    performance.mark(usableMark)
  }, [onHydrated])
  return (
    <StrictMode>
      <MeridianRoot>
        <ServicesProvider services={services}>
          <PicturesProvider value={pictures}>
            <LinkProvider value={routerLinks}>{children}</LinkProvider>
          </PicturesProvider>
        </ServicesProvider>
      </MeridianRoot>
    </StrictMode>
  )
}
