import { buildApp } from '@meridian/api' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures'
import { routes } from '../src/router.tsx'

export const allowed = [buildApp, mika, routes]
