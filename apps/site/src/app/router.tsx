import { paths } from '@meridian/contract/rules/paths'
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import type { ComponentType } from 'react'
import type { Queries, ReadQuery } from '../lib/api/queries.ts'
import { loadCode } from '../lib/load-code.ts'
import { ErrorPage } from './error-page.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { builtPages, notFoundPage, pages, pathNames, type ScreenPage } from './pages.ts'

/** The module of a page, in React Router's form. */
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

/** Every route of the site, each loaded on visit. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    // The first screen is loaded before the router starts: the prerendered page stays until then.
    HydrateFallback: Nothing,
    ErrorBoundary: ErrorPage,
    children: [
      ...screens(true),
      {
        Component: SiteLayout,
        children: [
          {
            // Header and footer stay when a screen fails to load or render.
            ErrorBoundary: ErrorPage,
            children: [...screens(false), ...redirects, route('*', notFoundPage)],
          },
        ],
      },
    ],
  },
]

/**
 * Creates the router. On a prerendered page it keeps the browser's scroll position, which React Router does for
 * hydration data.
 */
export const createRouter = (hydrates: boolean) =>
  createBrowserRouter(routes, hydrates ? { hydrationData: {} } : {})

export type Router = ReturnType<typeof createRouter>

/** Loads the screen of an address into its route, so that a prerendered page hydrates from the same one. */
export async function loadRoute(path: string): Promise<void> {
  const reached = matchRoutes(routes, path) ?? []
  await Promise.all(
    reached.map(async (match) => {
      const { lazy } = match.route
      if (typeof lazy === 'function') Object.assign(match.route, await lazy(), { lazy: undefined })
    }),
  )
}
