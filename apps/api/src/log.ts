import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { loggedError } from './plugins/errors.ts'

/** `info` logs each answer, `warn` harmless faults, `error` failures. Each level includes those after it. */
export const logLevels = ['info', 'warn', 'error'] as const

export type LogLevel = (typeof logLevels)[number]

/** Creates the log of the server, as lines of JSON. */
export const createLog = (
  stream: { write(line: string): void },
  level: LogLevel = 'warn',
): FastifyBaseLogger =>
  pino(
    {
      level,
      serializers: { err: loggedError },
      redact: [
        '*.authorization',
        '*.headers.authorization',
        '*.Password',
        '*.ConfirmPassword',
        '*.body.Password',
        '*.NewPassword',
        '*.password',
      ],
    },
    stream,
  )
