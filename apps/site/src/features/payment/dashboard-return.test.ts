import { expect, test } from 'vitest'
import { dashboardReturn, paidReturn } from './dashboard-return.ts'

test('the provider sends the browser back to the dashboard with the amount in dollars', () => {
  expect(dashboardReturn('https://meridian.test', 180050)).toBe(
    'https://meridian.test/dashboard?amount=1800.5',
  )
})

test('a payment that was made already comes back like one that was made now', () => {
  expect(paidReturn('https://meridian.test/dashboard?amount=10', 'pi_1')).toBe(
    'https://meridian.test/dashboard?amount=10&payment_intent=pi_1&redirect_status=succeeded',
  )
})
