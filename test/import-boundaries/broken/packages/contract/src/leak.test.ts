import { Schema } from '@meridian/api/database/schema' // refused: no-restricted-imports
import { expect } from 'vitest'

expect(Schema).toBe('/market-place')
