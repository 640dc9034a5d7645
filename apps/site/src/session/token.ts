import { jwtDecode } from 'jwt-decode'

/**
 * When a token ends, in epoch `ms`; `Infinity` when it names no end. An undecodable token has ended already: it clears
 * the session (Spec 4).
 */
export function tokenEnd(token: string): number {
  try {
    const { exp } = jwtDecode(token)
    return exp === undefined ? Infinity : exp * 1000
  } catch {
    return -Infinity
  }
}
