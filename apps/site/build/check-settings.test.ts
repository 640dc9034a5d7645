import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingRules, wrongSettings } from './check-settings.ts'

test('every setting that the site knows has a rule', () => {
  const declared = readFileSync('apps/site/src/env.d.ts', 'utf8').match(/VITE_\w+/g)
  expect(Object.keys(settingRules).toSorted()).toEqual(declared?.toSorted())
})

test('settings that are right, or not there, are no problem', () => {
  expect(wrongSettings({})).toEqual([])
  expect(wrongSettings({ VITE_API_BASE_URL: ' ', VITE_STRIPE_PUBLISHABLE_KEY: '' })).toEqual([])
  expect(
    wrongSettings({
      VITE_API_BASE_URL: 'https://api.example.com',
      VITE_CARD_API_BASE_URL: 'http://localhost:2117',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_2117',
      VITE_DISCORD_CLIENT_ID: '21172117',
    }),
  ).toEqual([])
})

test('each that is wrong is named, and what stands there is not', () => {
  const problems = wrongSettings({
    VITE_API_BASE_URL: 'api.example.com',
    VITE_SITE_URL: 'ftp://example.com',
    VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_2117',
    VITE_DISCORD_CLIENT_ID: 'meridian',
  })
  expect(problems).toEqual([
    'VITE_API_BASE_URL is not an address such as https://api.example.com',
    'VITE_SITE_URL is not an address such as https://example.com',
    'VITE_STRIPE_PUBLISHABLE_KEY is not a publishable key of Stripe, starting with pk_',
    'VITE_DISCORD_CLIENT_ID is not a client id of Discord, in digits',
  ])
  expect(problems.join(' ')).not.toContain('sk_live')
})
