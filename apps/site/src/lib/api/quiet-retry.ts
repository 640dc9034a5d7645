/** The longest pause between two quiet retries, in `ms`. */
const longestPauseMs = 30_000

/** How long to wait, in `ms`, before something is asked for again that has failed so often. */
export const retryPauseMs = (failures: number): number => Math.min(1000 * 2 ** failures, longestPauseMs)
