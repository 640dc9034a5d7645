import { paths } from '@meridian-2117/contract/paths/paths'
import { generatePath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { showsSearch } from './shows-search.ts'

test('shows the search box on all pages but five', () => {
  const without = Object.values(paths).filter(
    (path) => !showsSearch(generatePath<string>(path, { token: 'a.token' })),
  )
  expect(without).toEqual([
    paths.about,
    paths.signUp,
    paths.signIn,
    paths.forgotPassword,
    paths.resetPassword,
  ])
})

test.each(['/SignIn', '/about/', '/Reset-Password/a.token', '/reset-password'])(
  "hides the search box on %s, in the router's form",
  (pathname) => {
    expect(showsSearch(pathname)).toBe(false)
  },
)

test.each(['/about/more', '/Signin-wallet', '/no/such/place'])('shows the search box on %s', (pathname) => {
  expect(showsSearch(pathname)).toBe(true)
})
