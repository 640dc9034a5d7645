import { useEffect } from 'react'

/** Tells a flow when its page comes back from the back-forward cache, where a call may have been lost. */
export function usePageRestored(send: (event: { type: 'page.restored' }) => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.restored' })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [send])
}
