import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test('has no sentence twice', () => {
  const sentences = Object.values(messages)
    .map((message) => (typeof message === 'function' ? message('…') : message))
    .flat()
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})
