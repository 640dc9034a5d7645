const dayMs = 24 * 60 * 60 * 1000

/** Whole days elapsed as 'Nd'; '0d' when the time is in the future. Both arguments are epoch `ms`. */
export const activityAge = (timeMs: number, nowMs: number): string =>
  `${Math.max(0, Math.floor((nowMs - timeMs) / dayMs))}d`
