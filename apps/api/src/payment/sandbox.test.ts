import { cardPaths } from '@meridian-2117/sandbox/shared/card-calls'
import { expect, onTestFinished, test } from 'vitest'
import { asPlayer, bearer, kestrelOrder, openTestApp, signUpPlayer } from '../../test/open-test-app.ts'
import { readSettings } from '../settings.ts'

test('records one purchase by a test card that pays', async () => {
  const server = await openTestApp({ settings: readSettings({}) })
  onTestFinished(server.close)
  const { player, token } = await signUpPlayer(server)
  const opened = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(player.id),
    headers: asPlayer(player.id),
  })
  const payload = {
    client_secret: opened.json<{ clientSecret: string }>().clientSecret,
    card: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
  }
  for (let time = 0; time < 2; time += 1)
    await server.app.inject({ method: 'POST', url: cardPaths.confirm, payload })
  const history = await server.app.inject({
    url: `/api/v1/history/history/${player.id}`,
    headers: bearer(token),
  })
  const { data } = history.json<{ data: { gameTitle: string; amount: number }[] }>()
  expect(data.map(({ gameTitle, amount }) => [gameTitle, amount])).toEqual([['Kestrel Interceptor', 1250]])
})
