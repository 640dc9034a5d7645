import { openDatabase } from '@meridian/api/database' // refused: no-restricted-imports
import type { FastifyPluginAsync } from 'fastify'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

export const leaks = [openDatabase]
export const allowed = [DatabaseSync, z]
export type Plugin = FastifyPluginAsync
