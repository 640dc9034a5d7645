import { eq } from 'drizzle-orm' // refused: no-restricted-imports
import { Pool } from 'pg' // refused: no-restricted-imports
import { setup } from 'xstate' // refused: no-restricted-imports
import { Button } from '@meridian/ui/components/button' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures' // refused: no-restricted-imports
import { routes } from '../../../site/src/router.tsx' // refused: no-restricted-imports
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { paths } from '@meridian/contract/paths/paths'

export const leaks = [
  process.env['JWT_SECRET'], // refused: no-restricted-properties
  Math.random(), // refused: no-restricted-properties
  '/dashboard?redirect_status=failed', // refused: raw-address
  '<p style="color: #fff">', // refused: raw-colour
]
export const allowed = [paths.dashboard, '/api/v1/payment/webhook', new Date(), randomUUID, setTimeout]
export const used = [eq, Pool, setup, Button, mika, routes]
