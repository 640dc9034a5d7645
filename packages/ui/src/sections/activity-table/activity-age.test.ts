import { expect, test } from 'vitest'
import { activityAge } from './activity-age.ts'

const dayMs = 86_400_000

test('counts an age in whole days, and 0d in the future', () => {
  expect(activityAge(0, dayMs - 1)).toBe('0d')
  expect(activityAge(0, dayMs)).toBe('1d')
  expect(activityAge(0, 10.9 * dayMs)).toBe('10d')
  expect(activityAge(dayMs, 0)).toBe('0d')
})
