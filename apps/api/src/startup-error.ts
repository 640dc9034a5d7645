/** Reports a reason not to start that the operator can act on; it is printed without a stack. */
export class StartupError extends Error {}

/** Prints the reason and ends the process. Throws any other error again. */
export function reportStartupError(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
