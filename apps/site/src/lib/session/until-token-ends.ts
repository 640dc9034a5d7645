import { tokenEnd } from './token.ts'

// Timers hold at most this many ms; a longer wait is taken in steps.
const longestTimerMs = 2 ** 31 - 1

/** Ends when a token does, however far off that is; never for one without an end, or once nobody waits any more. */
export function untilTokenEnds(token: string, signal: AbortSignal): Promise<void> {
  const end = tokenEnd(token)
  return new Promise((resolve) => {
    if (end === Infinity) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      const left = end - Date.now()
      if (left <= 0) resolve()
      else timer = setTimeout(watch, Math.min(left, longestTimerMs))
    }
    watch()
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
