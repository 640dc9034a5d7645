import { useState } from 'react' // refused: no-restricted-imports
import { useMachine } from '@xstate/react' // refused: no-restricted-imports
import * as z from 'zod/mini' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures' // refused: no-restricted-imports
import { simulate } from 'xstate/graph' // refused: no-restricted-imports
import { itemCodec } from '@meridian/contract'
import { paths } from '@meridian/contract/paths/paths'
import { setup } from 'xstate'

export const leaks = [
  Date.now(), // refused: no-restricted-properties
  Date(), // refused: clock
  Math.random(), // refused: no-restricted-properties
  setTimeout(useState, 1), // refused: no-restricted-globals
  globalThis.setInterval(useMachine, 1), // refused: no-restricted-globals
  performance.now(), // refused: no-restricted-globals
  localStorage.getItem('auth'), // refused: no-restricted-globals
  { type: 'navigate', to: '/no-such-place' }, // refused: raw-address
  `${z.string()}/Market-Place?of=${simulate(mika)}`, // refused: raw-address
]
export const allowed = [itemCodec, setup, { type: 'navigate', to: 'stripePayment' }, paths.market]
