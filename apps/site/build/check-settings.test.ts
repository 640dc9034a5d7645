import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingRules, wrongSettings } from './check-settings.ts'

test('has a rule for every setting', () => {
  const declared = readFileSync('apps/site/src/env.d.ts', 'utf8').match(/(?<=readonly )\w+/g)
  expect(Object.keys(settingRules).toSorted()).toEqual(declared?.toSorted())
})

test('accepts right and absent settings', () => {
  expect(wrongSettings({})).toEqual([])
  expect(wrongSettings({ VITE_API_BASE_URL: ' ', VITE_STRIPE_PUBLISHABLE_KEY: '' })).toEqual([])
  expect(
    wrongSettings({
      VITE_API_BASE_URL: 'https://api.example.com',
      VITE_CARD_API_BASE_URL: 'http://localhost:2117',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_2117',
      STRIPE_SECRET_KEY: 'sk_live_2117',
      VITE_DISCORD_CLIENT_ID: '21172117',
    }),
  ).toEqual([])
})

test('names each wrong setting, and not its value', () => {
  const problems = wrongSettings({
    VITE_API_BASE_URL: 'api.example.com',
    VITE_SITE_URL: 'ftp://example.com',
    VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_2117',
    VITE_DISCORD_CLIENT_ID: 'meridian',
    VITE_VITALS_SHARE: '10%',
  })
  expect(problems).toEqual([
    'VITE_API_BASE_URL is not an address such as https://api.example.com',
    'VITE_SITE_URL is not an address such as https://example.com',
    'VITE_VITALS_SHARE is not a share from 0 to 1, such as 0.1',
    'VITE_STRIPE_PUBLISHABLE_KEY is not a publishable key of Stripe, starting with pk_',
    'VITE_DISCORD_CLIENT_ID is not a client id of Discord, in digits',
  ])
  expect(problems.join(' ')).not.toContain('sk_live')
})

test.each(['0', '0.1', '.5', '1'])('accepts %s as the share of measured visits', (share) => {
  expect(wrongSettings({ VITE_VITALS_SHARE: share })).toEqual([])
})

test.each(['1.5', '-0.1', 'true', '1e-1', '0.'])('refuses %s as the share of measured visits', (share) => {
  expect(wrongSettings({ VITE_VITALS_SHARE: share })).toEqual([
    'VITE_VITALS_SHARE is not a share from 0 to 1, such as 0.1',
  ])
})

test.each([
  ['STRIPE_SECRET_KEY', 'VITE_STRIPE_PUBLISHABLE_KEY'],
  ['GOOGLE_CLIENT_ID', 'VITE_GOOGLE_CLIENT_ID'],
  ['DISCORD_CLIENT_ID', 'VITE_DISCORD_CLIENT_ID'],
])('refuses a server with %s beside a site without %s', (server, siteSetting) => {
  expect(wrongSettings({ [server]: 'set' })).toEqual([
    `${siteSetting} is missing, while the server has ${server}`,
  ])
})
