import type { RouteModule } from '../src/lib/route-module.ts'

/** The module of every route: for stories whose pictures are not compared, as any change would take them anew. */
export const everyRoute = import.meta.glob<RouteModule>('../src/features/*/*.route.tsx')
