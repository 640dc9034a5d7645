import { expect, test } from 'vitest'
import { axisLines } from './axis-lines.ts'

test('keeps a short title on one line', () => {
  expect(axisLines('Lumen Drone')).toEqual(['Lumen Drone'])
})

test('breaks a longer title between words', () => {
  expect(axisLines('Kestrel Interceptor')).toEqual(['Kestrel', 'Interceptor'])
})

test('cuts a label that does not fit in two lines', () => {
  expect(axisLines('Seal of the Gatekeeper who came back')).toEqual(['Seal of the', 'Gatekeeper wh…'])
})

test('cuts a single word that is too long', () => {
  expect(axisLines('Slipstreaminterceptor')).toEqual(['Slipstreamint…'])
})
