import { useState } from 'react'

/** Returns the epoch `ms` at which the page was opened. Ages do not change while the page is read. */
export function useNow(): number {
  const [now] = useState(() => Date.now())
  return now
}
