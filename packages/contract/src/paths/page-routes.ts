import { paths } from './paths.ts'

/** Reports of visits are counted by these routes; `*` is every address without a page. */
export const pageRoutes: readonly string[] = [...Object.values(paths), '*']
