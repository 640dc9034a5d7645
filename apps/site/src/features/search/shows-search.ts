import { paths } from '@meridian/contract/paths/paths'
import { matchPath } from 'react-router-dom'

/** The pages without a search box, among them the reset page without its token. */
const withoutSearch: readonly string[] = [
  paths.signUp,
  paths.forgotPassword,
  `${paths.resetPassword}?`,
  paths.signIn,
  paths.about,
]

/** Returns `true` for a page on which signed-in players can search. */
export const showsSearch = (pathname: string): boolean =>
  !withoutSearch.some((path) => matchPath(path, pathname))
