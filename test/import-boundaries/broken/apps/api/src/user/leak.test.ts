import { Button } from '@meridian/ui/components/button' // refused: no-restricted-imports
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

expect(eq).toBe(Button)
