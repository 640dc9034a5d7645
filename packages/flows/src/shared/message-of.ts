/** The server's own words in a failed call, as the site's client attaches them to what it throws (Spec 8). */
export function serverMessageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return undefined
  const { serverMessage } = error
  return typeof serverMessage === 'string' && serverMessage !== '' ? serverMessage : undefined
}

/** What to tell the player about a failure: the server's words, else the error's, else the fallback (Spec 8). */
export function messageOf(error: unknown, fallback: string): string {
  return serverMessageOf(error) ?? ((error instanceof Error && error.message) || fallback)
}
