import { expect, test } from 'vitest'
import { settingsIn } from './page-settings.ts'

test('reads the settings of a build by their prefix, and leaves out empty ones', () => {
  expect(
    settingsIn({
      VITE_API_BASE_URL: 'https://api.example.com/',
      VITE_CARD_API_BASE_URL: ' ',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_2117',
      STRIPE_SECRET_KEY: 'sk_live_2117',
      DISCORD_CLIENT_ID: '21172117',
      VITE_SITE_URL: 'https://example.com/',
    }),
  ).toEqual({
    settings: { API_BASE_URL: 'https://api.example.com', STRIPE_PUBLISHABLE_KEY: 'pk_live_2117' },
    siteUrl: 'https://example.com',
  })
})

test('names each wrong setting, and not its value', () => {
  const environment = {
    VITE_API_BASE_URL: 'api.example.com',
    VITE_CARD_API_BASE_URL: 'ftp://example.com',
    VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_2117',
    VITE_DISCORD_CLIENT_ID: 'meridian',
    VITE_VITALS_SHARE: '10%',
    VITE_SITE_URL: 'example.com',
  }
  expect(() => settingsIn(environment)).toThrow(
    [
      'Some settings are wrong:',
      'VITE_API_BASE_URL must be an address such as https://api.example.com',
      'VITE_CARD_API_BASE_URL must be an address such as https://cards.example.com',
      'VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe, starting with pk_',
      'VITE_DISCORD_CLIENT_ID must be a client id of Discord, in digits',
      'VITE_VITALS_SHARE must be a share from 0 to 1, such as 0.1',
      'VITE_SITE_URL must be an address such as https://example.com',
    ].join('\n  - '),
  )
})

test.each(['0', '0.1', '.5', '1'])('accepts %s as the share of measured visits', (share) => {
  expect(settingsIn({ VITE_VITALS_SHARE: share }).settings).toEqual({ VITALS_SHARE: share })
})

test.each(['1.5', '-0.1', 'true', '1e-1', '0.'])('refuses %s as the share of measured visits', (share) => {
  expect(() => settingsIn({ VITE_VITALS_SHARE: share })).toThrow(
    'VITE_VITALS_SHARE must be a share from 0 to 1, such as 0.1',
  )
})
