import { expect, test } from 'vitest'
import { dashboardReturn, withoutPaymentNews } from './dashboard-return.ts'

test('returns to the dashboard with the amount in dollars', () => {
  expect(dashboardReturn('https://meridian.test', 180050)).toBe(
    'https://meridian.test/dashboard?amount=1800.5',
  )
})

test('removes the news of a payment from the address, and nothing else', () => {
  const returned =
    '?amount=10&tab=2&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded'
  expect(withoutPaymentNews(returned, true)).toBe('tab=2')
  expect(withoutPaymentNews('?item=nfa-5&session_id=cs_1&amount=10', false)).toBe('item=nfa-5&amount=10')
  expect(withoutPaymentNews('?session_id=cs_1', false)).toBe('')
})
