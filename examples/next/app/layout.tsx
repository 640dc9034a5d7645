import '@meridian-2117/ui/styles.css'
import { MeridianRoot } from '@meridian-2117/ui/components/meridian-root'
import { ToastHost } from '@meridian-2117/ui/components/toast-host'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { German } from './german'
import { Links } from './links'

export const metadata: Metadata = { title: 'Harbour shop', icons: '/lamp.svg' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body style={{ margin: 0, background: '#070a12' }}>
        <MeridianRoot>
          <German>
            <Links>{children}</Links>
            <ToastHost />
          </German>
        </MeridianRoot>
      </body>
    </html>
  )
}
