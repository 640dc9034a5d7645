import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that never changes and calls the newest `act`; React has this only from 19.2. */
export function useLatest<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
