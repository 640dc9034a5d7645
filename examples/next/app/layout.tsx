import '@meridian/ui/page.css'
import '@meridian/ui/styles/buy.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Links } from './links'

export const metadata: Metadata = { title: 'Harbour shop', icons: '/lamp.svg' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  )
}
