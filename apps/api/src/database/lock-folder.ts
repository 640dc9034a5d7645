import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a folder for this process; returns a function that unlocks it. Throws if another process has locked it. The
 * embedded database has no lock of its own. The lock is SQLite's, so the end of the process, of any kind, frees it.
 */
export function lockFolder(folder: string): () => void {
  // Beside the folder: if this process opened and closed the file, as PostgreSQL may with each of its own, the lock
  // would be gone. Of servers that start at the same moment one gets it within these milliseconds.
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 250 })
  try {
    // With its journal in memory SQLite writes no second file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw error
  }
  return () => lock.close()
}
