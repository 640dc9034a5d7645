import '@meridian/ui/page.css'
import '@meridian/ui/styles/buy.css'
import { LinkProvider } from '@meridian/ui/lib/links'
import type { ReactNode } from 'react'
import { Link, Links, Meta, NavLink, Outlet, Scripts, ScrollRestoration } from 'react-router'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="/lamp.svg" />
        <title>Harbour shop</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const paths = { market: '/', profileActivity: '/' }

export default function App() {
  return (
    <LinkProvider value={{ Link, ActiveLink: NavLink, paths }}>
      <Outlet />
    </LinkProvider>
  )
}
