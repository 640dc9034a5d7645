import { LogOut } from '../../features/auth/log-out.tsx' // refused: no-restricted-imports
import { pages } from '../../app/pages.ts' // refused: no-restricted-imports
import { settings } from '../settings.ts'

export const leak = [LogOut, pages, settings]
