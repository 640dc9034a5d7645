import { collectibles } from '@meridian/contract/fixtures'
import { expect } from 'vitest' // refused: no-restricted-imports

export const taken = [collectibles, expect]
