import { expect, test } from 'vitest'
import { axisLines } from './axis-lines.ts'

test('a short title stays on one line', () => {
  expect(axisLines('Lumen Drone')).toEqual(['Lumen Drone'])
})

test('a longer title breaks between words', () => {
  expect(axisLines('Kestrel Interceptor')).toEqual(['Kestrel', 'Interceptor'])
})

test('cuts a label that does not fit in two lines', () => {
  expect(axisLines('Seal of the Gatekeeper who came back')).toEqual(['Seal of the', 'Gatekeeper wh…'])
})

test('a single word that is too long is cut', () => {
  expect(axisLines('Slipstreaminterceptor')).toEqual(['Slipstreamint…'])
})
