import type { Player } from '../player.ts'

/** The seller of an item that no player sells. */
export const sellerName = 'Meridian Vault'

/** Removes digits; returns an empty text if nothing visible is left. */
function withoutDigits(text = ''): string {
  const rest = text.replace(/\d/g, '').trim()
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(rest) ? rest : ''
}

/** Returns the full name, else the e-mail before the at sign, both without digits, else 'Guest'. */
export function displayName(player: Pick<Player, 'fullName' | 'email'>, guest = 'Guest'): string {
  return withoutDigits(player.fullName) || withoutDigits(player.email?.split('@')[0]) || guest
}

/**
 * Returns the name that strangers see on the market. It is the full name without digits, else 'Player' and the start of
 * the id. Unlike `displayName`, it never shows the e-mail.
 */
export function marketName({ id, fullName }: Pick<Player, 'id' | 'fullName'>): string {
  return withoutDigits(fullName) || `Player ${id.slice(0, 4).toUpperCase()}`
}

/**
 * Returns the id under the name: the Discord id, else the Google id, else the record id, else 'null'
 * (docs/product.md#profile).
 */
export function idLine(player: Partial<Pick<Player, 'discordId' | 'googleId' | 'id'>>): string {
  return player.discordId || player.googleId || player.id || 'null'
}
