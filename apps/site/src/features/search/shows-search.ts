import { paths } from '@meridian-2117/contract/paths/paths'
import { matchPath } from 'react-router-dom'

/** These pages have no search box, among them the reset page without its token. */
const withoutSearch: readonly string[] = [
  paths.signUp,
  paths.forgotPassword,
  `${paths.resetPassword}?`,
  paths.signIn,
  paths.about,
]

/** Returns whether signed-in players can search on a page. */
export const showsSearch = (pathname: string): boolean =>
  !withoutSearch.some((path) => matchPath(path, pathname))
