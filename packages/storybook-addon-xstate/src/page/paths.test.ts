import { expect, test } from 'vitest'
import { searchFor } from './paths.ts'

test('returns what a search finds in the step that ends its time', () => {
  function* found(): Generator<undefined, string> {
    yield
    return 'found'
  }
  const search = found()
  expect([searchFor(search, 0), searchFor(search, 0)]).toEqual(['late', 'found'])
})
