/** Reports a reason not to start that the operator can act on; it is printed without a stack. */
export class StartupError extends Error {}

/** PostgreSQL's code for a full disk. */
const diskFull = '53100'

/** Returns a readable error for a known failure of the start, else `undefined`. */
export function startupErrorOf(error: unknown): StartupError | undefined {
  if (error instanceof StartupError) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined
    if (code === 'ENOSPC' || code === diskFull || /no space left on device/i.test(cause.message)) {
      return new StartupError(`The disk of the database is full: ${cause.message}`, { cause: error })
    }
  }
  return undefined
}

/** Prints the reason and ends the process. Throws an error without a readable reason again. */
export function reportStartupError(error: unknown): never {
  const problem = startupErrorOf(error)
  if (!problem) throw error
  console.error(problem.message)
  process.exit(1)
}
