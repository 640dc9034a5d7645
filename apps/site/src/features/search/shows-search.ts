import { paths } from '@meridian/contract/rules/paths'
import { matchPath } from 'react-router-dom'

/** The pages without a search box; the reset page also where its token is missing. */
const withoutSearch: readonly string[] = [
  paths.signUp,
  paths.forgotPassword,
  `${paths.resetPassword}?`,
  paths.signIn,
  paths.about,
]

/** Signed-in players search on this page. */
export const showsSearch = (pathname: string): boolean =>
  !withoutSearch.some((path) => matchPath(path, pathname))
