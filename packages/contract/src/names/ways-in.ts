/** A player can sign in by these. At least one of them stays. */
export const waysIn = ['password', 'google', 'discord', 'wallet'] as const

/** Names a way in. */
export type WayIn = (typeof waysIn)[number]

interface WaysOfAccount {
  hasPassword: boolean
  hasGoogle: boolean
  hasDiscord: boolean
  walletAddress?: string | undefined
}

/** Returns the ways in that an account has. */
export const waysInOf = ({
  hasPassword,
  hasGoogle,
  hasDiscord,
  walletAddress,
}: WaysOfAccount): readonly WayIn[] => {
  const has = {
    password: hasPassword,
    google: hasGoogle,
    discord: hasDiscord,
    wallet: walletAddress !== undefined,
  }
  return waysIn.filter((way) => has[way])
}
