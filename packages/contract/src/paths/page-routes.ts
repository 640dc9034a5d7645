import { paths } from './paths.ts'

/** What visits report is counted by these routes; `*` is every address without a page. */
export const pageRoutes: readonly string[] = [...Object.values(paths), '*']
