import { useEffect } from 'react'

/** Hears when the page comes back from the back-forward cache, where a call may have been lost. */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [onRestored])
}
