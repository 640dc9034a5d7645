import { expect, test } from 'vitest'
import { searchedText } from './search.ts'

test.each([
  ['ｋｅｓｔｒｅｌ', 'kestrel'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['\u3000ring\u00a0 station\u3000nine ', 'ring station nine'],
  ['mika’s', "mika's"],
  ['mikaʼs', "mika's"],
  ['mika＇s', "mika's"],
  ['mika´s', "mika's"],
  ['＃ＫＩ-0911', '#KI-0911'],
  ['  ', ''],
])('searches for %j as %j', (typed, text) => {
  expect(searchedText(typed)).toBe(text)
})
