import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test('has no sentence twice', () => {
  const sentences = Object.values(messages)
    .map((said) => (typeof said === 'function' ? said('…') : said))
    .flat()
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})
