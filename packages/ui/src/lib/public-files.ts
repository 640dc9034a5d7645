let folder = ''

/**
 * Says in which folder of a host the pictures and films stand that are addressed from its root, such as `/shop`. They
 * stand at the root unless told.
 */
export function servePublicFilesFrom(path: string): void {
  folder = path
}

/** The address of a picture or film where this host serves it; one of another origin stays as it is. */
export const publicFile = (address: string): string =>
  /^\/(?!\/)/.test(address) ? folder + address : address
