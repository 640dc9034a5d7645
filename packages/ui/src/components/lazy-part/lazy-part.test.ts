import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

test('fails a stream at once when its code does not come', async () => {
  const failure = new Error('The code did not come')
  const Part = lazyPart(() => Promise.reject(failure))
  const errors: unknown[] = []
  const stream = await renderToReadableStream(createElement(Part), {
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  expect(errors).toEqual([failure])
})
