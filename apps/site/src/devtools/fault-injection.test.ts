import { ApiError } from '@meridian-2117/contract'
import { expect, test } from 'vitest'
import { injectFaults } from './fault-injection.ts'

test('lets a call pass without a fault', async () => {
  await expect(injectFaults(async () => undefined)).resolves.toBeUndefined()
})

test.each([
  ['failing', new ApiError('refused', { status: 500 })],
  ['stopped', new ApiError('unreachable', { message: 'Network Error' })],
] as const)('rejects as a server does that is %s', async (fault, failure) => {
  await expect(injectFaults(async () => fault)).rejects.toEqual(failure)
})
