/**
 * When a token ends, in epoch `ms`; `Infinity` when it names no end. An undecodable token has ended already: it clears
 * the session (Spec 4).
 */
export function tokenEnd(token: string): number {
  try {
    const [, claims = ''] = token.split('.')
    // Letters beyond ASCII come out wrong here, in names alone.
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number }
    return exp === undefined ? Infinity : exp * 1000
  } catch {
    return -Infinity
  }
}
