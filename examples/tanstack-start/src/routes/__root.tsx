import page from '@meridian/ui/page.css?url'
import styles from '@meridian/ui/styles/buy.css?url'
import { LinkProvider, type LinkProps } from '@meridian/ui/lib/links'
import { createRootRoute, HeadContent, Link as RouterLink, Outlet, Scripts } from '@tanstack/react-router'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width' },
      { title: 'Harbour shop' },
    ],
    links: [
      { rel: 'stylesheet', href: page },
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/lamp.svg' },
    ],
  }),
  component: Root,
})

// The router of TanStack writes `aria-current` on a link to the page that is open.
const Link = ({ state: _state, preventScrollReset, ...props }: LinkProps) => (
  <RouterLink resetScroll={!preventScrollReset} {...props} />
)

const paths = { market: '/', profileActivity: '/' }

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <LinkProvider value={{ Link, ActiveLink: Link, paths }}>
          <Outlet />
        </LinkProvider>
        <Scripts />
      </body>
    </html>
  )
}
