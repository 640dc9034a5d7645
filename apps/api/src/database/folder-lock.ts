import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../start-problem.ts'

/** The lock's own file, of which nothing is ever written. It stays when the lock is given back. */
export const lockName = 'server.lock'

/** How long another start may take to find out that it is not the first, `ms`. */
const patience = 250

/** Keeps what is locked from the garbage collector, which would give it back. */
const locks = new Set<DatabaseSync>()

/** SQLite's code for a file that somebody else has locked. */
const busy = 5

/**
 * Keeps a folder for this process alone, until the function it returns is called: the embedded database has no lock of
 * its own, and two servers on one folder would damage it.
 *
 * The lock is SQLite's, on a file in the folder itself. The system holds it for the process, so it is seen by whoever
 * reaches the folder, from another container as well, and it is free the moment its process ends, however it ends.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, lockName), { timeout: patience })
    // The journal stays in memory: a lock leaves no second file behind.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    lock?.close()
    if (!(cause instanceof Error)) throw cause
    throw new StartProblem(
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
