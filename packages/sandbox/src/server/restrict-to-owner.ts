import { chmodSync } from 'node:fs'

/** Some disks know no rights or belong to another user, such as CIFS or NFS shares. They answer so. */
const refusals = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Closes a file or folder to other users of this computer. Warns where the disk refuses that. */
export function restrictToOwner(path: string, mode: number, chmod: typeof chmodSync = chmodSync): void {
  try {
    chmod(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!refusals.includes(code)) throw error
    console.warn(
      `The rights of ${path} cannot be changed (${code}): make sure that other users of this computer cannot read it.`,
    )
  }
}
