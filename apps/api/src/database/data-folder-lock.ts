import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

/** The lock has a file of its own, which stays empty and is never deleted. */
export const lockName = 'server.lock'

/** Another start has to find the lock taken within these milliseconds. */
const timeoutMs = 250

/** Keeps open locks from the garbage collector, which would free them. */
const locks = new Set<DatabaseSync>()

/** SQLite's code for a file that another process has locked. */
const busy = 5

/**
 * Locks a folder for this process; returns a function that unlocks it. The embedded database has no lock, and two
 * servers would damage its folder. The lock is SQLite's, on a file in the folder. Other containers see it, and the end
 * of the process, of any kind, frees it.
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, lockName), { timeout: timeoutMs })
    // With its journal in memory SQLite writes no second file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    lock?.close()
    if (!(cause instanceof Error)) throw cause
    throw new StartupError(
      'errcode' in cause && cause.errcode === busy
        ? `The data folder ${folder} is in use by another running server.`
        : `The data folder ${folder} cannot be locked: ${cause.message}`,
      { cause },
    )
  }
  const held = lock
  locks.add(held)
  return () => {
    held.close()
    locks.delete(held)
  }
}
