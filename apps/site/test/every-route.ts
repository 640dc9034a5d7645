import type { RouteModule } from '../src/lib/route-module.ts'

/** Loads the module of any route, for stories whose pictures are not compared, as any change would take them again. */
export const everyRoute = import.meta.glob<RouteModule>('../src/features/*/*.route.tsx')
