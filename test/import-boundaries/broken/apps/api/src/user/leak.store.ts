import type { FastifyInstance } from 'fastify' // refused: no-restricted-imports
import { eq } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'

export const allowed = [eq, pgTable]
export type App = FastifyInstance
