import type { Item } from '@meridian/contract'
import { calderaRidge, kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { answered, failed, passed } from '../testing/calls.ts'
import type { Cases } from '../testing/ways.ts'
import type { buyMachine } from './buy.machine.ts'

const unlisted: Item = { ...kestrelInterceptor, id: '' }
const first = { to: 'stripePayment' } as const
export const situations = {
  player: { ...first, item: kestrelInterceptor, userId: mika.id },
  visitor: { ...first, item: kestrelInterceptor, userId: null },
  'player without product': { ...first, item: unlisted, userId: mika.id },
  'visitor without product': { ...first, item: unlisted, userId: null },
  'player on land': { ...first, item: calderaRidge, userId: mika.id },
  'visitor on land': { ...first, item: calderaRidge, userId: null },
}

const events = {
  'buy.start': { type: 'buy.start' },
  'buy.payByCard': { type: 'buy.payByCard' },
  'offer.make': { type: 'offer.make' },
  'dialog.proceed': { type: 'dialog.proceed' },
  'dialog.close': { type: 'dialog.close' },
  'signed out': { type: 'session.changed', userId: null },
  'signed in': { type: 'session.changed', userId: mika.id },
  'step delay over': passed('stepDelay', 'buy.stepping'),
  'check: available': answered('checkPurchase', 'available'),
  'check: owned': answered('checkPurchase', 'owned'),
  'check failed': failed('checkPurchase', new Error('The check is closed')),
}

/** Where the purchase from an item’s page begins, what it may hear, and its states in words: for tests, stories and the inspector. */
export const buyCases = {
  inputs: Object.values(situations),
  events,
  resumable: ['idle', 'reviewing', 'confirming'],
  states: {
    idle: 'The item’s page, with its buttons.',
    reviewing: 'The first dialog, Buy Assets: the price and the total.',
    stepping: 'The gap of 100 ms between two dialogs: the first leaves before the second enters.',
    confirming: 'The second dialog: the list price is confirmed.',
    checking: 'Purchase check: the server is asked whether the item is owned already.',
    handedOver: 'The player leaves for the payment page, for card entry or for making an offer.',
  },
} as const satisfies Cases<typeof buyMachine>
