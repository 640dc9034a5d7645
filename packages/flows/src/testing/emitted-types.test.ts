import { expect, test } from 'vitest'
import { accountChangeFixtures } from '../account-change/account-change.fixtures.ts'
import { accountChangeMachine } from '../account-change/account-change.machine.ts'
import { buyFixtures } from '../buy/buy.fixtures.ts'
import { buyMachine } from '../buy/buy.machine.ts'
import { emittedTypes } from './emitted-types.ts'

test('names the events of all actions, of those that enqueue others too', () => {
  expect(emittedTypes(buyMachine, buyFixtures)).toEqual([
    'log',
    'navigate',
    'remember',
    'signIn.needed',
    'toast',
  ])
})

test('names an event that one kind of input alone leads to', () => {
  expect(emittedTypes(accountChangeMachine, accountChangeFixtures)).toEqual([
    'account.deleted',
    'navigate',
    'signIn.needed',
    'toast',
  ])
})
