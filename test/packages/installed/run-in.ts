import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Returns the environment of a terminal, since tools install and build differently under Vitest's own. */
export function terminalEnvironment() {
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env
  return env
}

/** Runs a command in a folder; throws its output if it fails. */
export async function runIn(folder: string, program: string, ...args: readonly string[]): Promise<void> {
  const options = { cwd: folder, env: terminalEnvironment(), maxBuffer: 2 ** 24 }
  await promisify(execFile)(program, args, options).catch(
    (error: Error & Record<'stdout' | 'stderr', string>) => {
      throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`, { cause: error })
    },
  )
}
