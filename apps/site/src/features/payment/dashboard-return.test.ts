import { expect, test } from 'vitest'
import { dashboardReturn, paidReturn } from './dashboard-return.ts'

test('returns to the dashboard with the amount in dollars', () => {
  expect(dashboardReturn('https://meridian.test', 180050)).toBe(
    'https://meridian.test/dashboard?amount=1800.5',
  )
})

test('gives a finished payment the same address as a new one', () => {
  expect(paidReturn(1000, 'pi_1')).toBe('/dashboard?amount=10&payment_intent=pi_1&redirect_status=succeeded')
  expect(paidReturn(1000, undefined)).toBe('/dashboard?amount=10&redirect_status=succeeded')
})
