let folder = ''

/** Sets the folder of the host in which pictures and films lie, such as `/shop`. @default the root */
export function servePublicFilesFrom(path: string): void {
  folder = path
}

/** Returns the host's address of a picture or film; one of another origin is returned unchanged. */
export const publicFile = (address: string): string =>
  /^\/(?!\/)/.test(address) ? folder + address : address
