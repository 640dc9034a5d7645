import { useState } from 'react'

/** The moment the page was opened, in epoch `ms`: ages on it do not change under the reader's eyes. */
export function useNow(): number {
  const [now] = useState(() => Date.now())
  return now
}
