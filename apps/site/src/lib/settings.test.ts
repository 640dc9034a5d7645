import { expect, test } from 'vitest'
import { hasSandbox, readSettings } from './settings.ts'

const real = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', GOOGLE_CLIENT_ID: 'market', DISCORD_CLIENT_ID: '2117' }

test('reads the settings of a page', () => {
  expect(readSettings(JSON.stringify(real))).toEqual(real)
})

test.each([undefined, '', '{"API_BASE_URL":"https://a', 'null', '"pk_test_1"', '{"VITALS_SHARE":1}'])(
  'refuses settings that are missing or damaged: %s',
  (json) => {
    expect(() => readSettings(json)).toThrow(/no settings|damaged|JSON/)
  },
)

test('has the sandbox until every service of the pages is real', () => {
  expect([{}, { ...real, GOOGLE_CLIENT_ID: '' }, real].map(hasSandbox)).toEqual([true, true, false])
})
