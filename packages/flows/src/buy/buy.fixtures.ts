import { calderaRidge, kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { doneEvent, errorEvent, delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { BuyInput, buyMachine } from './buy.machine.ts'

export const inputs = {
  player: { item: kestrelInterceptor, playerId: mika.id },
  visitor: { item: kestrelInterceptor, playerId: null },
  'player without product': { item: { ...kestrelInterceptor, id: '' }, playerId: mika.id },
  'player on land': { item: calderaRidge, playerId: mika.id },
  'visitor on land': { item: calderaRidge, playerId: null },
} satisfies Record<string, BuyInput>

const events = {
  'buy.start': { type: 'buy.start' },
  'buy.payByCard': { type: 'buy.payByCard' },
  'offer.make': { type: 'offer.make' },
  'dialog.proceed': { type: 'dialog.proceed' },
  'dialog.close': { type: 'dialog.close' },
  'price changed': { type: 'item.changed', item: { ...kestrelInterceptor, price: 1500 } },
  'signed out': { type: 'session.changed', playerId: null },
  'signed in': { type: 'session.changed', playerId: mika.id },
  'step delay over': delayEvent('stepDelay', 'buy.stepping'),
  'check: available': doneEvent('checkPurchase', 'available'),
  'check: owned': doneEvent('checkPurchase', 'owned'),
  'check failed': errorEvent('checkPurchase', new Error('The check is closed')),
}

/** Inputs, events and described states of a purchase from an item's page, for tests, stories and the inspector. */
export const buyFixtures = {
  inputs: Object.values(inputs),
  events,
  resumable: ['idle', 'reviewing', 'confirming'],
  states: {
    idle: 'The item’s page, with its buttons.',
    reviewing: 'The first dialog, Buy Assets: the price and the total.',
    stepping: 'The gap of 100 ms between two dialogs: the first leaves before the second enters.',
    confirming: 'The second dialog: the list price is confirmed.',
    checking: 'Purchase check: the server is asked whether the item is owned already.',
    handedOver: 'The player leaves for the payment page, for the card payment page or for making an offer.',
  },
} as const satisfies MachineFixtures<typeof buyMachine>
