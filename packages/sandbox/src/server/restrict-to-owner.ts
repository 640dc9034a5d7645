import { chmodSync } from 'node:fs'

/** The answers of disks that know no rights, or that belong to another user: network shares such as CIFS and NFS. */
const refusals = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Closes a file or folder to other users of this computer; warns where its disk refuses that. */
export function restrictToOwner(path: string, mode: number, chmod: typeof chmodSync = chmodSync): void {
  try {
    chmod(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!refusals.includes(code)) throw error
    console.warn(
      `The rights of ${path} cannot be changed (${code}): keep other users of this computer out of it.`,
    )
  }
}
