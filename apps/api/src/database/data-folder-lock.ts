import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

/** The lock's own file, which stays empty and is never deleted. */
export const lockName = 'server.lock'

/** Milliseconds in which another start has to find the lock taken. */
const timeoutMs = 250

/** Keeps open locks from the garbage collector, which would free them. */
const locks = new Set<DatabaseSync>()

/** SQLite's code for a file that another process has locked. */
const busy = 5

/**
 * Locks a folder for this process until the returned function is called: the embedded database has no lock of its own,
 * and two servers on one folder would damage it. The lock is SQLite's, on a file in the folder: other containers see it,
 * and it is free as soon as its process ends, however it ends.
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, lockName), { timeout: timeoutMs })
    // With the journal in memory a lock leaves no second file behind.
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
