import { useState } from 'react'

/** The time at which the page was opened, in epoch `ms`: ages stay the same while the page is read. */
export function useNow(): number {
  const [now] = useState(() => Date.now())
  return now
}
