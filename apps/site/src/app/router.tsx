import { paths } from '@meridian/contract/rules/paths'
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import type { ComponentType } from 'react'
import type { Queries, ReadQuery } from '../lib/api/queries.ts'
import { loadCode } from '../lib/load-code.ts'
import { ErrorPage } from './error-page.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { builtPages, notFoundPage, pages, pathNames, type ScreenPage } from './pages.ts'

/** The module of a page, as React Router takes it. */
interface RouteModule {
  readonly Component: ComponentType
  /** The queries that a link to the page may prefetch. */
  readonly prefetch?: (queries: Queries) => readonly Pick<ReadQuery<unknown>, 'queryKey' | 'queryFn'>[]
}

const modules = import.meta.glob<RouteModule>('../features/*/*.route.tsx')

/** Loads the route module of a page. */
export function loadPage({ file }: ScreenPage): Promise<RouteModule> {
  const load = modules[`../features/${file}.route.tsx`]
  if (!load) throw new Error(`There is no route module ${file}`)
  return loadCode(load)
}

const route = (path: string, page: ScreenPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await loadPage(page)).Component }),
  handle: page,
})

const screens = (bare: boolean): RouteObject[] =>
  builtPages.filter((page) => (page.bare ?? false) === bare).map((page) => route(paths[page.name], page))

const redirects = pathNames.flatMap((name): RouteObject[] => {
  const page = pages[name]
  if (page.stands !== 'redirect') return []
  return [{ path: paths[name], element: <Navigate to={paths[page.to]} replace /> }]
})

const Nothing = () => null

/** Every route of the site, each loaded when it is visited. */
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
            children: [...screens(false), ...redirects, route('*', notFoundPage)],
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
