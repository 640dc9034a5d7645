import { buyMachine } from '@meridian/flows/buy' // refused: no-restricted-imports
import { expect } from 'vitest'

expect(buyMachine).toBe('/dashboard')
