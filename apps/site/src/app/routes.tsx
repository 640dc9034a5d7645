import { paths } from '@meridian-2117/contract/paths/paths'
import { Navigate, type RouteObject } from 'react-router-dom'
import type { RouteModule } from '../lib/route-module.ts'
import { ErrorPage } from './error-page.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { builtPages, findRouteModule, notFoundPage, pages, pathNames, type BuiltPage } from './pages.ts'

/** Loads route modules, by file. */
export type RouteModules = Readonly<Record<string, () => Promise<RouteModule>>>

/** Loads the module of a page; rejects if it is missing. */
export const loadModule = async (modules: RouteModules, name: BuiltPage['name']): Promise<RouteModule> =>
  modules[findRouteModule(Object.keys(modules), name)]!()

const redirects = pathNames.flatMap((name): RouteObject[] => {
  const page = pages[name]
  if (page.kind !== 'redirect') return []
  return [{ path: paths[name], element: <Navigate to={paths[page.to]} replace /> }]
})

const NoFallback = () => null

/** Every route of the site; the module of a page loads when it is visited. */
export function routesOf(modules: RouteModules): RouteObject[] {
  const route = (path: string, page: BuiltPage): RouteObject => ({
    path,
    lazy: async () => ({ Component: (await loadModule(modules, page.name)).Component }),
    handle: page,
  })
  const screens = (bare: boolean): RouteObject[] =>
    builtPages.filter((page) => (page.bare ?? false) === bare).map((page) => route(paths[page.name], page))
  return [
    {
      Component: RootLayout,
      // The first screen loads before the router starts; the prerendered page stays until then.
      HydrateFallback: NoFallback,
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
}
