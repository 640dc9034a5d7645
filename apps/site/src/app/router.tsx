import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { RouteModule } from '../lib/route-module.ts'
import type { BuiltPage } from './pages.ts'
import { loadModule, routesOf } from './routes.tsx'

/** A file of a feature is the page whose name it has. */
export const routeModules = import.meta.glob<RouteModule>('../features/*/*.route.tsx')

export const loadPage = async (name: BuiltPage['name']) => loadModule(routeModules, name)

/** Every route of the site loads its module when it is visited. */
export const routes = routesOf(routeModules)

/** Returns the route of a path, which has no ids in it. */
export const routeOf = (path: string): string => matchRoutes(routes, path)?.at(-1)?.route.path ?? '*'

/**
 * Creates the router. On a prerendered page it leaves the browser's scroll position unchanged, as React Router does
 * with hydration data.
 */
export const createRouter = (hydrates: boolean) =>
  createBrowserRouter(routes, hydrates ? { hydrationData: {} } : {})

/** Loads the screen of an address into its route, so that a prerendered page hydrates from the same screen. */
export async function loadRoute(path: string): Promise<void> {
  const reached = matchRoutes(routes, path) ?? []
  await Promise.all(
    reached.map(async (match) => {
      const { lazy } = match.route
      if (typeof lazy === 'function') Object.assign(match.route, await lazy(), { lazy: undefined })
    }),
  )
}

/** Returns the page of an address, if it has one. */
export const pageAt = (path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.handle as BuiltPage | undefined
