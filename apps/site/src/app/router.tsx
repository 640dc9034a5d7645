import { paths } from '@meridian/contract/rules/paths'
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { builtPages, pages, pathNames, type RouteModule } from './pages.ts'
import { ErrorPage } from './error-page.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import type { PageHandle } from '../lib/use-page-title.ts'

const route = (
  path: string,
  title: string,
  load: () => Promise<RouteModule>,
  titledByItem = false,
): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).Component }),
  handle: { title, titledByItem } satisfies PageHandle,
})

const screens = (bare: boolean): RouteObject[] =>
  builtPages
    .filter((page) => (page.bare ?? false) === bare)
    .map(({ name, title, load, titledByItem }) => route(paths[name], title, load, titledByItem))

const redirects: RouteObject[] = pathNames.flatMap((name) => {
  const page = pages[name]
  if (page.stands === 'redirect')
    return { path: paths[name], element: <Navigate to={paths[page.to]} replace /> }
  return []
})

export const notFoundTitle = 'Not found'

const Nothing = () => null

/** Every route of the site, each loaded when it is visited (Spec 2, Routes). */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    // The first screen is loaded before the router begins: until then stands what the page was written with.
    HydrateFallback: Nothing,
    ErrorBoundary: ErrorPage,
    children: [
      ...screens(true),
      {
        Component: SiteLayout,
        children: [
          {
            // A screen that cannot be loaded or drawn leaves header and footer standing.
            ErrorBoundary: ErrorPage,
            children: [
              ...screens(false),
              ...redirects,
              route('*', notFoundTitle, async () => ({
                Component: (await import('@meridian/ui/screens/not-found')).NotFoundScreen,
              })),
            ],
          },
        ],
      },
    ],
  },
]

/**
 * The router. One that hydrates a prerendered page leaves it where the browser has scrolled it: React Router does so when
 * it is given something to hydrate.
 */
export const createRouter = (hydrates: boolean) =>
  createBrowserRouter(routes, hydrates ? { hydrationData: {} } : {})

export type Router = ReturnType<typeof createRouter>

/** Loads the screen of an address into its route, so that a prerendered page is hydrated by the same. */
export async function loadRoute(path: string): Promise<void> {
  const reached = matchRoutes(routes, path) ?? []
  await Promise.all(
    reached.map(async (match) => {
      const { lazy } = match.route
      if (typeof lazy === 'function') Object.assign(match.route, await lazy(), { lazy: undefined })
    }),
  )
}
