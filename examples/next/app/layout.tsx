import '@meridian-2117/ui/styles.css'
import { MeridianRoot } from '@meridian-2117/ui/components/meridian-root'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Links } from './links'

export const metadata: Metadata = { title: 'Harbour shop', icons: '/lamp.svg' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0, background: '#070a12' }}>
        <MeridianRoot>
          <Links>{children}</Links>
        </MeridianRoot>
      </body>
    </html>
  )
}
