import { buyMachine } from '@meridian/flows/buy' // refused: no-restricted-imports
import { createActor } from 'xstate'

export const watched = createActor(buyMachine)
